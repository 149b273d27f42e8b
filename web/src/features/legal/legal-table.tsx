import type { ReactNode } from 'react'

type Props = {
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly ReactNode[])[]
}

export function LegalTable({ caption, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-md">
      <table className="w-full min-w-[520px] border-collapse text-[.875rem] leading-5 print:min-w-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-border text-left">
            {head.map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 text-sm font-medium text-muted">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, never reordered
            <tr key={index} className="border-b border-border align-top">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} className="py-2.5 pr-4 text-muted print:text-black">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
