import type { Trends } from '@roomlark/contract/figures/dashboard'

/** These are the first two chart colours of the light theme. */
const colours = ['#04606c', '#e8732a']

/** spec §3: a dataset contains the colours of its line. */
export function dataset(label: string, data: number[], index: number): Trends['datasets'][number] {
  const colour = colours[index % colours.length] ?? '#04606c'
  return { label, data, backgroundColor: `${colour}1a`, borderColor: colour, borderWidth: 2 }
}
