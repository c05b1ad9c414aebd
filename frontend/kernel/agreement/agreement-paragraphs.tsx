import Typography from '@mui/material/Typography';
import { paragraphs } from './agreement-text.ts';

const headingLook = { mt: 3, fontSize: 16, fontWeight: 700 };
const textLook = { mt: 1, whiteSpace: 'pre-wrap', fontSize: 15, color: 'text.secondary' };

/** An agreement in its headings and paragraphs, without its title. */
export const AgreementText = ({ text }: { readonly text: string }) =>
  paragraphs(text).map(({ heading, text: words }, at) => (
    <Typography key={at} component={heading ? 'h3' : 'p'} sx={heading ? headingLook : textLook}>
      {words}
    </Typography>
  ));
