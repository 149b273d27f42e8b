import type { HotelImportResult } from '@roomlark/contract/hotel-import'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

type Row = HotelImportResult['rows'][number]
type ImportReportProps = {
  fileName: string
  rows: readonly Row[]
  isImporting: boolean
  onImport: () => void
}

/** What the dry run found, row by row; faulty rows first, for they are what one looks for. */
export function ImportReport({ fileName, rows, isImporting, onImport }: ImportReportProps) {
  const faulty = rows.filter(isFaulty)
  const good = rows.filter((row) => !isFaulty(row))
  return (
    <div className="mt-5">
      {faulty.length > 0 ? (
        <Note role="alert" tone="error" icon={<CircleAlert />} title={faultWords(faulty.length, rows.length)}>
          Nothing has been imported. Put {faulty.length === 1 ? 'it' : 'them'} right in {fileName}, then
          choose the file again.
        </Note>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            <b>{rows.length === 1 ? 'The row is good' : `All ${rows.length} rows are good`}</b>
          </p>
          <Button busy={isImporting && 'Importing...'} onClick={onImport}>
            {rows.length === 1 ? 'Import 1 hotel' : `Import ${rows.length} hotels`}
          </Button>
        </div>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Rows"
        className="mt-4 max-h-[60vh] overflow-auto rounded-[12px] border border-border"
      >
        <table className="w-full border-collapse text-left text-[14px] leading-5">
          <caption className="sr-only">Rows of {fileName}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="sticky top-0 bg-surface px-3.5 py-2.5 text-right font-medium">
                Line
              </th>
              <th scope="col" className="sticky top-0 bg-surface px-3.5 py-2.5 font-medium">
                Hotel
              </th>
              <th scope="col" className="sticky top-0 w-full bg-surface px-3.5 py-2.5 font-medium">
                Check
              </th>
            </tr>
          </thead>
          <tbody>
            {[...faulty, ...good].map((row) => (
              <ReportRow key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function ReportRow({ row }: { row: Row }) {
  return (
    <tr className="border-t border-border align-top">
      <td className="px-3.5 py-3 text-right text-muted tabular-nums">{row.line}</td>
      <th scope="row" className="min-w-32 px-3.5 py-3 font-[540] wrap-anywhere">
        {row.name || <span className="font-normal text-muted">No name</span>}
      </th>
      <td className="px-3.5 py-3">
        {isFaulty(row) ? (
          <ul className="grid gap-1">
            {Object.entries(row.errors).map(([column, message]) => (
              <li key={column} className="flex gap-1.5 text-error-text">
                <CircleAlert aria-hidden="true" className="mt-[3px] size-[15px] shrink-0" />
                <span>
                  <b>{column}</b>: {message}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <span className="flex items-center gap-1.5 text-success-text">
            <CircleCheck aria-hidden="true" className="size-[15px] shrink-0" />
            Good
          </span>
        )}
      </td>
    </tr>
  )
}

function isFaulty({ errors }: Row): boolean {
  return Object.keys(errors).length > 0
}

function faultWords(count: number, total: number): string {
  return count === 1 ? `1 of ${total} rows needs attention` : `${count} of ${total} rows need attention`
}
