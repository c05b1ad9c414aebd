import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface SectionCardProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export const SectionCard = ({ title, text, children }: SectionCardProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {text ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text}
        </Typography>
      ) : null}
      {children}
    </Card>
  );
};
