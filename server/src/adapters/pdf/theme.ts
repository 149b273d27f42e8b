/** Paper is light in both themes (LANGUAGE, Paper). Lengths are in points; the page is A4. */
export const page = { width: 595.28, height: 841.89, side: 44, top: 42, bottom: 66, footer: 42 }

export const contentWidth = page.width - 2 * page.side

export const colours = {
  text: '#10262b',
  muted: '#4d6266',
  line: '#dbe5e5',
  box: '#f3f6f6',
  primary: '#04606c',
  accent: '#f29a55',
  paper: '#ffffff',
}

export type Face = 'text' | 'strong' | 'display'

export type Style = { face: Face; size: number; leading: number; colour: string }

export const styles = {
  body: { face: 'text', size: 9.5, leading: 13.5, colour: colours.text },
  strong: { face: 'strong', size: 9.5, leading: 13.5, colour: colours.text },
  muted: { face: 'text', size: 9.5, leading: 13.5, colour: colours.muted },
  small: { face: 'text', size: 8.5, leading: 12, colour: colours.muted },
  head: { face: 'strong', size: 8.8, leading: 12, colour: colours.muted },
  heading: { face: 'display', size: 12.5, leading: 18, colour: colours.text },
  title: { face: 'display', size: 21, leading: 25, colour: colours.text },
  subtitle: { face: 'text', size: 10.5, leading: 14, colour: colours.muted },
  brand: { face: 'display', size: 16.5, leading: 20, colour: colours.text },
  runningBrand: { face: 'display', size: 13, leading: 16, colour: colours.text },
  amount: { face: 'display', size: 24, leading: 29, colour: colours.text },
  result: { face: 'display', size: 17, leading: 22, colour: colours.text },
  day: { face: 'display', size: 11, leading: 16, colour: colours.text },
} as const satisfies Record<string, Style>
