import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { SectionCard } from './section-card.tsx';

export interface RowsCardProps {
  /** The title, and what a screen reader calls the list. */
  readonly label: string;
  /** Behind the title: 12건. */
  readonly count?: string;
  readonly text?: string;
  /** What somebody does about it. */
  readonly todo?: string;
  /** Rows as `li`. */
  readonly children: readonly ReactNode[];
}

/** A list under a title; nothing at all where there are no rows. */
export const RowsCard = ({ label, count, text, todo, children }: RowsCardProps) =>
  Children.count(children) === 0 ? null : (
    <SectionCard title={count ? `${label} ${count}` : label} {...(text && { text })}>
      {todo ? (
        <Typography variant="body2" sx={{ mt: 1.5, px: 1.5, py: 1, borderRadius: 1, bgcolor: 'surface.sunken' }}>
          <b>할 일</b> {todo}
        </Typography>
      ) : null}
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', '& > li:last-child': { pb: 0 } }}
      >
        {children}
      </Box>
    </SectionCard>
  );
