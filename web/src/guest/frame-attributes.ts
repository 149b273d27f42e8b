import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'

/** Gives a page in a hotel's frame the look and the colour of the hotel, and says to the script whose frame it is. */
export function frameAttributes({ frame }: Pick<GuestVisit, 'frame'>): string {
  if (!frame) return ''
  const { slug, look, accent } = frame
  return ` data-frame="${slug}" data-theme="${look}"${colourAttribute(accent)}`
}

/** Gives buttons the colour of the hotel. */
export function colourAttribute(accent: string | null): string {
  if (accent === null) return ''
  const ink = findInk(accent)
  const hover = `color-mix(in oklab,${accent} 88%,${ink === '#ffffff' ? '#000' : '#fff'})`
  return ` style="--color-primary:${accent};--color-primary-hover:${hover};--color-on-primary:${ink}"`
}

/** Returns the ink that reads better on a colour, by the contrast of WCAG 2; one of the two has always 4.5 or more. */
function findInk(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000'
}
