import type { ReactNode } from 'react'
import type { Inline, Table } from './read-markdown.ts'

type MarkdownTableProps = { table: Table; words: (inline: Inline[]) => ReactNode }

/** On small screens each row becomes a block whose lines carry the column's title. */
export function MarkdownTable({ table: { caption, head, rows }, words }: MarkdownTableProps) {
  return (
    <table className="w-full border-collapse text-[.875rem] leading-5 max-md:block [p+&]:mt-4 [&+p]:mt-4">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:hidden">
        <tr className="border-b border-border text-left">
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pr-4 text-sm font-medium text-muted">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([name = [], ...cells]) => (
          <tr
            key={JSON.stringify(name)}
            className="break-inside-avoid border-b border-border align-top max-md:block max-md:py-3"
          >
            <th
              scope="row"
              className="text-left font-medium max-md:block max-md:pb-1 md:py-2.5 md:pr-4 [&>code]:whitespace-nowrap"
            >
              {words(name)}
            </th>
            {cells.map((cell, column) => (
              <td
                key={head[column + 1]}
                data-title={head[column + 1]}
                className="text-muted max-md:block max-md:before:font-medium max-md:before:content-[attr(data-title)_':_'] md:py-2.5 md:pr-4 print:text-black"
              >
                {words(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
