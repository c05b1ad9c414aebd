import Box from '@mui/material/Box';
import Markdown, { type Components } from 'react-markdown';

const ownImage = /^\/api\/file\/item\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/;
const safeLink = /^(https?:\/\/|mailto:)/i;

/** Pictures load from our own folder only, because any other server would learn who reads the page. */
const addressOf = (url: string, key: string) => {
  if (key === 'src') return ownImage.test(url) ? url : '';
  return safeLink.test(url) ? url : '';
};
/** Titles of the text stand below those of the page. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  img: ({ src, alt }) => (src ? <img src={src} alt={alt ?? ''} loading="lazy" /> : null),
};

const look = {
  fontSize: 16,
  lineHeight: 1.75,
  '& h2': { fontSize: 22, mt: 5, mb: 1.5 },
  '& h3': { fontSize: 20, mt: 4.5, mb: 1.25 },
  '& h4': { fontSize: 17, mt: 4, mb: 1 },
  '& > :first-of-type': { mt: 0 },
  '& p': { my: 1.75 },
  '& li': { my: 0.5 },
  '& a': { color: 'link' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: '10px', my: 2 },
  '& blockquote': {
    m: 0,
    my: 2.5,
    px: 2.5,
    py: 1.5,
    borderLeft: '4px solid',
    borderColor: 'primary.main',
    bgcolor: 'surface.sunken',
    borderRadius: '0 10px 10px 0',
    '& p': { my: 0 },
  },
  '& code': { px: 0.75, py: 0.25, borderRadius: '6px', bgcolor: 'surface.sunken', fontSize: '0.92em' },
  '& pre': { overflowX: 'auto' },
} as const;

/** Markdown as elements; HTML in it is shown as text, so nothing of it can act. */
export const MarkdownText = ({ text }: { text: string }) => (
  <Box sx={look}>
    <Markdown components={components} urlTransform={addressOf}>
      {text}
    </Markdown>
  </Box>
);
