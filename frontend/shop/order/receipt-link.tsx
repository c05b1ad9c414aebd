import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';

/** Where the provider shows what was paid; nothing where it does not. */
export const ReceiptLink = ({ href, label }: { readonly href: string | null | undefined; readonly label: string }) =>
  href ? (
    <Button
      href={href}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      color="inherit"
      endIcon={<OpenInNewRounded />}
      sx={{ mt: 2, alignSelf: 'flex-start' }}
    >
      {label}
    </Button>
  ) : null;
