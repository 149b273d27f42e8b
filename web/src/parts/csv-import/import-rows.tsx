import type { ImportColumns } from '@roomlark/contract/inventory/import-columns'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { sayRich } from '../../lib/say-rich.ts'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { Note } from '../../ui/note.tsx'
import { UserText } from '../../ui/user-text.tsx'

export type CheckedRow = {
  line: number
  name: string
  /** By column; empty if the row is valid. */
  errors: Readonly<Record<string, string>>
  /** Outcome for a valid row. */
  check: ReactNode
}

type ImportRowsProps = {
  fileName: string
  noun: string
  columns: ImportColumns
  rows: readonly CheckedRow[]
}

/** Results of the dry run, row by row, in the given order. */
export function ImportRows({ fileName, noun, columns, rows }: ImportRowsProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={say('Rows')}
      className="mt-4 max-h-[60vh] overflow-auto rounded-[12px] border border-border"
    >
      <table className="w-full border-collapse text-left text-[14px] leading-5">
        <caption className="sr-only">{say('Rows of {fileName}', { fileName })}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="sticky top-0 bg-surface px-3.5 py-2.5 text-right font-medium">
              {say('Line##number in a file')}
            </th>
            <th scope="col" className="sticky top-0 bg-surface px-3.5 py-2.5 font-medium">
              {noun}
            </th>
            <th scope="col" className="sticky top-0 w-full bg-surface px-3.5 py-2.5 font-medium">
              {say('Check##result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ImportRow key={row.line} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ImportRow({ row, columns }: { row: CheckedRow; columns: ImportColumns }) {
  const errors = Object.entries(row.errors)
  return (
    <tr className="border-t border-border align-top">
      <td className="px-3.5 py-3 text-right text-muted tabular-nums">{row.line}</td>
      <th scope="row" className="min-w-32 px-3.5 py-3 font-[540] wrap-anywhere">
        {row.name || <span className="font-normal text-muted">{say('No name')}</span>}
      </th>
      <td className="px-3.5 py-3">
        {errors.length === 0 ? (
          row.check
        ) : (
          <ul className="grid gap-1">
            {errors.map(([column, message]) => (
              <li key={column} className="flex gap-1.5 text-error-text">
                <CircleAlert aria-hidden="true" className="mt-[3px] size-[15px] shrink-0" />
                <span>
                  <b>{columns[column]?.label ?? say('Row')}</b>: {message}
                </span>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

/** Says that the file has to be corrected. */
export function ImportFaults({
  fileName,
  faulty,
  total,
}: {
  fileName: string
  faulty: number
  total: number
}) {
  const title = say(
    '{faulty, plural, one {# of {total} rows needs attention} other {# of {total} rows need attention}}',
    { faulty, total },
  )
  return (
    <Note role="alert" tone="error" icon={<CircleAlert />} title={title}>
      {sayRich(
        'Nothing has been imported. {faulty, plural, one {Correct it in <user>{fileName}</user>} other {Correct them in <user>{fileName}</user>}}, then choose the file again.',
        { faulty, user: (text) => <UserText>{text}</UserText>, fileName },
      )}
    </Note>
  )
}
