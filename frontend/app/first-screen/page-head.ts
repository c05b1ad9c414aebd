/** What a page says about itself to search engines and to those who share it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path with the part of the query that makes it another page. */
  readonly canonical: string;
  readonly type?: 'website' | 'product' | 'profile';
  /** Search engines are asked not to list it. */
  readonly unlisted?: boolean;
  /** Path of a picture. */
  readonly image?: string | undefined;
  /** Schema.org things, as JSON-LD. */
  readonly things?: readonly object[];
  /** What is fetched before anything else: pictures in sight. */
  readonly pictures?: readonly { readonly url: string; readonly srcSet?: string; readonly sizes?: string }[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** JSON in which nothing can end the script element early. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
const preload = ({ url, srcSet, sizes }: NonNullable<PageHead['pictures']>[number]) =>
  `<link rel="preload" as="image" href="${escapeHtml(url)}" fetchpriority="high"${srcSet ? ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : ''} />`;

/** `origin` is where people open the site. */
export const headTags = (
  { title, description, canonical, type = 'website', image, things = [], pictures = [], unlisted }: PageHead,
  origin: string,
): string =>
  [
    ...pictures.map(preload),
    meta('name', 'description', description),
    ...(unlisted ? [meta('name', 'robots', 'noindex')] : []),
    `<link rel="canonical" href="${escapeHtml(origin + canonical)}" />`,
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', '설계마루'),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + canonical),
    ...(image ? [meta('property', 'og:image', origin + image)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...things.map(
      (thing) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ].join('');

/** Where a page stands, from Home down. */
export const breadcrumbs = (origin: string, places: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});
