import type { HotelImport, HotelImportResult } from '@roomlark/contract/hotel-import'
import { CircleAlert, CircleCheck, Copy } from 'lucide-react'
import { useState } from 'react'
import { counted } from '../../../lib/format-number.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { Note } from '../../../ui/note.tsx'
import { UserText } from '../../../ui/user-text.tsx'

type Row = HotelImportResult['rows'][number]
type ImportReportProps = {
  fileName: string
  rows: readonly Row[]
  isImporting: boolean
  onImport: (equalRows: EqualRows) => void
}

export type EqualRows = NonNullable<HotelImport['equalRows']>

/** What the dry run found, row by row, with the rows that need attention first. */
export function ImportReport({ fileName, rows, isImporting, onImport }: ImportReportProps) {
  const faulty = rows.filter(isFaulty)
  const equal = rows.filter((row) => !isFaulty(row) && row.equalTo !== null)
  const good = rows.filter((row) => !isFaulty(row) && row.equalTo === null)
  const [equalRows, setEqualRows] = useState<EqualRows>('skip')
  const count = equalRows === 'import' ? rows.length : rows.length - equal.length
  return (
    <div className="mt-5">
      {faulty.length > 0 ? (
        <Note role="alert" tone="error" icon={<CircleAlert />} title={faultWords(faulty.length, rows.length)}>
          Nothing has been imported. Correct {faulty.length === 1 ? 'it' : 'them'} in{' '}
          <UserText>{fileName}</UserText>, then choose the file again.
        </Note>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            <b>{rows.length === 1 ? 'The row is valid' : `All ${rows.length} rows are valid`}</b>
          </p>
          <Button
            disabled={count === 0}
            busy={isImporting && 'Importing...'}
            onClick={() => onImport(equalRows)}
          >
            {count === 1 ? 'Import 1 hotel' : `Import ${count} hotels`}
          </Button>
        </div>
      )}
      {faulty.length === 0 && equal.length > 0 ? (
        <Note tone="warning" icon={<Copy />} title={equalWords(equal.length)} className="mt-4">
          They have the same name and address as another row, or as a hotel you already have.
          <div className="mt-2.5">
            <ChoiceSegments
              label="Duplicate rows"
              choices={equalChoices}
              value={equalRows}
              onChoose={setEqualRows}
            />
          </div>
        </Note>
      ) : null}
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
            {[...faulty, ...equal, ...good].map((row) => (
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
        ) : row.equalTo ? (
          <span className="flex gap-1.5 text-warning-text">
            <Copy aria-hidden="true" className="mt-[3px] size-[15px] shrink-0" />
            {row.equalTo.line === null
              ? 'Same as a hotel you already have'
              : `Same as line ${row.equalTo.line}`}
          </span>
        ) : (
          <span className="flex items-center gap-1.5 text-success-text">
            <CircleCheck aria-hidden="true" className="size-[15px] shrink-0" />
            Valid
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

const equalChoices: { value: EqualRows; label: string }[] = [
  { value: 'skip', label: 'Skip them' },
  { value: 'import', label: 'Import them too' },
]

function equalWords(count: number): string {
  return counted(count, 'row is a duplicate', 'rows are duplicates')
}
