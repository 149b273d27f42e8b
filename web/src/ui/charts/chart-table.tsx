import { say } from '@roomlark/contract/say'
import { getFigureFormats } from '../../lib/format-figure.ts'
import type { ChartData } from './chart-data.ts'

/** The same figures as the chart. */
export function ChartTable({ data, summary }: { data: ChartData; summary: string }) {
  const write = getFigureFormats(data.unit).full
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={say('Table')} tabIndex={0} className="max-h-[300px] overflow-auto">
      <table className="w-full border-separate border-spacing-0 text-[14px]">
        <caption className="sr-only">{summary}</caption>
        <thead className="sticky top-0 bg-surface text-sm text-muted">
          <tr>
            <th scope="col" className="border-b border-border pr-4 pb-2 text-left font-[560]">
              {data.axis}
            </th>
            {data.series.map(({ name }) => (
              <th
                key={name}
                scope="col"
                className="border-b border-border pb-2 pl-4 text-right font-[560] whitespace-nowrap"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.points.map(({ long }, at) => (
            <tr key={long}>
              <th
                scope="row"
                className="border-b border-border py-2 pr-4 text-left font-[400] whitespace-nowrap"
              >
                {long}
              </th>
              {data.series.map(({ name, values }) => {
                const value = values[at]
                return (
                  <td key={name} className="border-b border-border py-2 pl-4 text-right tabular-nums">
                    {value === null || value === undefined ? '–' : write(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
