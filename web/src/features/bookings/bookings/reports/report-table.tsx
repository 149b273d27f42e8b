import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'

export type ReportColumn = { label: string; isNumber?: boolean }
export type ReportRow = {
  key: string
  cells: readonly ReactNode[]
  /** A part belongs to the row above it. */
  look?: 'strong' | 'part'
}

type ReportTableProps = {
  caption: string
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  /** Below the line that means "result". */
  foot?: readonly ReactNode[]
}

/** A table of figures; on a phone it scrolls sideways, because its columns are there to be compared. */
export function ReportTable({ caption, columns, rows, foot }: ReportTableProps) {
  const cell = (at: number) =>
    cx(
      'px-2.5 py-2 align-top first:pl-[18px] last:pr-[18px] md:first:pl-6 md:last:pr-6',
      columns[at]?.isNumber && 'text-right tabular-nums',
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table
    <section tabIndex={0} aria-label={caption} className="relative overflow-x-auto -outline-offset-2!">
      <table className="w-full border-collapse text-left text-[14px]">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            {columns.map(({ label }, at) => (
              <th key={label} scope="col" className={cx(cell(at), 'align-bottom! font-[560]')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, look }) => (
            <tr
              key={key}
              className={cx(
                look === 'part' ? 'text-muted' : 'border-t border-border',
                look === 'strong' && 'font-strong',
              )}
            >
              <Cells cells={cells} columns={columns} cell={cell} isPart={look === 'part'} />
            </tr>
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <tr className="border-t-2 border-text font-strong">
              <Cells cells={foot} columns={columns} cell={cell} isPart={false} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

type CellsProps = {
  cells: readonly ReactNode[]
  columns: readonly ReportColumn[]
  cell: (at: number) => string
  isPart: boolean
}

function Cells({ cells, columns, cell, isPart }: CellsProps) {
  return columns.map(({ label }, at) =>
    at === 0 ? (
      <th
        key={label}
        scope="row"
        className={cx(cell(at), isPart ? 'pl-8! font-normal md:pl-10!' : 'font-[560]')}
      >
        {cells[at]}
      </th>
    ) : (
      <td key={label} className={cx(cell(at), columns[at]?.isNumber && 'whitespace-nowrap')}>
        {cells[at]}
      </td>
    ),
  )
}
