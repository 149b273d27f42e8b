import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

export type Column<Row> = {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right, under each other. */
  isNumber?: boolean
  /** The cell that names its row, which is the first unless another says so. */
  isName?: boolean
  /** A button at the end of the row. */
  isMenu?: boolean
  /** Added to the look of every cell, such as its place on a phone. */
  className?: string
  headClassName?: string
}

type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Layout of a row on a phone, where it is a block of its own. */
  rowClassName?: string | ((row: Row) => string)
}

const cell = 'border-t border-border px-2.5 py-[11px]'
const headCells = '[&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap'
const phoneRow =
  'max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!'

/** The outer cells stand as far from the edge as a card's text; a button brings room of its own. */
function getEdge<Row>(columns: readonly Column<Row>[], at: number): string | false {
  if (at === 0) return 'pl-6!'
  return at === columns.length - 1 && (columns[at]?.isMenu ? 'pr-4!' : 'pr-6!')
}

/** Only the column of marks has no words at its head. */
function getColumnKey<Row>({ head }: Column<Row>): string {
  return typeof head === 'string' ? head : 'mark'
}

/** Hides a column on a phone. */
export const wideOnly = 'max-md:hidden'

/** A row on a phone as two columns, the second for an amount or a menu. */
export const phoneGrid =
  'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5'

/** The light under the pointer, and whatever a row shows while it is open beside the list. */
export const hoverRow =
  'relative transition-colors hover:bg-[color-mix(in_srgb,var(--color-sunken)_60%,transparent)]'

/** A table on wide screens; on a phone each row is a block of its own. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, rowClassName = '' } = props
  const nameAt = Math.max(
    columns.findIndex(({ isName }) => isName),
    0,
  )
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className={cx('text-sm text-muted max-md:sr-only', headCells)}>
        <tr>
          {columns.map((column, at) => (
            <th
              key={getColumnKey(column)}
              scope="col"
              className={cx(getEdge(columns, at), column.isNumber && 'text-right', column.headClassName)}
            >
              {column.isMenu ? <span className="sr-only">{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={cx(phoneRow, typeof rowClassName === 'string' ? rowClassName : rowClassName(row))}
          >
            {columns.map((column, at) => {
              const { cell: draw, isNumber, isMenu, className } = column

              const look = cx(
                cell,
                getEdge(columns, at),
                isNumber && 'text-right tabular-nums',
                isMenu && 'relative z-1 w-14 text-right',
                className,
              )
              return at === nameAt ? (
                <th key={getColumnKey(column)} scope="row" className={cx(look, 'font-normal')}>
                  {draw(row)}
                </th>
              ) : (
                <td key={getColumnKey(column)} className={look}>
                  {draw(row)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
