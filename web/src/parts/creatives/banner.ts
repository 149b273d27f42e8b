/** Sizes that most sites have room for. */
export const bannerSizes = {
  box: { width: 300, height: 250 },
  wide: { width: 728, height: 90 },
  tall: { width: 160, height: 600 },
} as const
export type BannerSize = keyof typeof bannerSizes

type BannerWords = {
  size: BannerSize
  /** Where a click leads: the affiliate's tracked link. */
  href: string
  pictureUrl: string
  alt: string
  hotel: string
  line: string
  credit: string
  /** Words of the link at its end. */
  action: string
}

/** An element of a banner, which the preview and the HTML are both made from. */
export type BannerPart = {
  tag: 'a' | 'img' | 'span' | 'strong' | 'small'
  attributes: Record<string, string | number>
  /** Names as the preview has them, such as `fontSize`. */
  style: Record<string, string>
  inside: readonly (BannerPart | string)[]
}

/** One link with a picture and words, with its own styles and without script, for any site. */
export function makeBanner({ size, href, pictureUrl, alt, ...words }: BannerWords): BannerPart {
  const { width, height } = bannerSizes[size]
  const isWide = size === 'wide'
  const picture = isWide ? { width: 160, height } : { width, height: size === 'box' ? 130 : 320 }
  const line = (tag: BannerPart['tag'], text: string, style: Record<string, string>): BannerPart[] =>
    text === '' ? [] : [{ tag, attributes: {}, style: { display: 'block', ...style }, inside: [text] }]
  return {
    tag: 'a',
    attributes: { href, target: '_blank', rel: 'sponsored noopener' },
    style: {
      ...{ display: isWide ? 'flex' : 'block', boxSizing: 'border-box', overflow: 'hidden' },
      ...{ width: `${width}px`, height: `${height}px`, border: '1px solid #d5dedd' },
      ...{ background: '#fff', color: '#0f2a2e', fontFamily: 'Georgia,serif', textDecoration: 'none' },
    },
    inside: [
      {
        tag: 'img',
        attributes: { src: pictureUrl, alt, ...picture },
        style: {
          ...{ display: 'block', flex: 'none', objectFit: 'cover' },
          ...{ width: `${picture.width}px`, height: `${picture.height}px` },
        },
        inside: [],
      },
      {
        tag: 'span',
        attributes: {},
        style: { display: 'block', padding: '8px 12px' },
        inside: [
          ...line('strong', words.hotel, { fontSize: '16px', lineHeight: '20px' }),
          ...line('span', words.line, {
            ...{ fontSize: '13px', lineHeight: '18px', overflow: 'hidden' },
            maxHeight: isWide ? '18px' : size === 'box' ? '36px' : '108px',
          }),
          ...line('span', words.action, {
            fontSize: '13px',
            lineHeight: '18px',
            textDecoration: 'underline',
          }),
          ...line('small', words.credit, { fontSize: '10px', lineHeight: '14px' }),
        ],
      },
    ],
  }
}

export function toHtml({ tag, attributes, style, inside }: BannerPart): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const styles = Object.entries(style).map(([name, value]) => `${toCssName(name)}:${value}`)
  const opening = `<${tag}${given.join('')}${styles.length > 0 ? ` style="${styles.join(';')}"` : ''}>`
  if (tag === 'img') return opening
  const parts = inside.map((part) => (typeof part === 'string' ? escaped(part) : toHtml(part)))
  return `${opening}${parts.join('')}</${tag}>`
}

function toCssName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
