import Box from '@mui/material/Box';
import Markdown, { type Components, type Options } from 'react-markdown';
import { descriptionLook } from './description-look.ts';
import { ownPicture, safeLink } from './description-rules.ts';

const addressOf = (url: string, key: string) => {
  if (key === 'src') return ownPicture.test(url) ? url : '';
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
  // Wider than a phone it is moved to its side, by keyboard too.
  table: ({ children }) => (
    <Box role="region" aria-label="표" tabIndex={0} sx={{ my: 2.5, overflowX: 'auto' }}>
      <table>{children}</table>
    </Box>
  ),
};

export interface MarkdownTextProps {
  readonly text: string;
  /** What is read beside plain Markdown. */
  readonly plugins?: Options['remarkPlugins'];
}

/** Markdown as elements; HTML in it is shown as text, so nothing of it can act. */
export const MarkdownText = ({ text, plugins }: MarkdownTextProps) => (
  <Box sx={descriptionLook}>
    <Markdown components={components} urlTransform={addressOf} remarkPlugins={plugins}>
      {text}
    </Markdown>
  </Box>
);
