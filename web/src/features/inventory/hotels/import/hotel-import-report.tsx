import {
  type HotelImport,
  type HotelImportResult,
  hotelColumns,
} from '@roomlark/contract/inventory/hotel-import'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { ImportFaults, ImportRows } from '../../../../parts/csv-import/import-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { Copy } from '../../../../ui/icons/copy.ts'
import { Note } from '../../../../ui/note.tsx'

type Row = HotelImportResult['rows'][number]
type ImportReportProps = {
  fileName: string
  rows: readonly Row[]
  isImporting: boolean
  onImport: (equalRows: EqualRows) => void
}

export type EqualRows = NonNullable<HotelImport['equalRows']>

/** Results of the dry run, row by row, with the rows that need attention first. */
export function ImportReport({ fileName, rows, isImporting, onImport }: ImportReportProps) {
  const faulty = rows.filter(isFaulty)
  const equal = rows.filter((row) => !isFaulty(row) && row.equalTo !== null)
  const good = rows.filter((row) => !isFaulty(row) && row.equalTo === null)
  const [equalRows, setEqualRows] = useState<EqualRows>('skip')
  const count = equalRows === 'import' ? rows.length : rows.length - equal.length
  return (
    <div className="mt-5">
      {faulty.length > 0 ? (
        <ImportFaults fileName={fileName} faulty={faulty.length} total={rows.length} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            <b>
              {say('{rows, plural, one {The row is valid} other {All # rows are valid}}', {
                rows: rows.length,
              })}
            </b>
          </p>
          <Button
            disabled={count === 0}
            busy={isImporting && say('Importing...')}
            onClick={() => onImport(equalRows)}
          >
            {say('{hotels, plural, one {Import # hotel} other {Import # hotels}}', { hotels: count })}
          </Button>
        </div>
      )}
      {faulty.length === 0 && equal.length > 0 ? (
        <Note tone="warning" icon={<Copy />} title={equalWords(equal.length)} className="mt-4">
          {say('They have the same name and address as another row, or as a hotel you already have.')}
          <div className="mt-2.5">
            <ChoiceSegments
              label={say('Duplicate rows')}
              choices={equalChoices}
              value={equalRows}
              onChoose={setEqualRows}
            />
          </div>
        </Note>
      ) : null}
      <ImportRows
        fileName={fileName}
        noun={say('Hotel')}
        columns={hotelColumns}
        rows={[...faulty, ...equal, ...good].map((row) => ({ ...row, check: <RowCheck row={row} /> }))}
      />
    </div>
  )
}

function RowCheck({ row }: { row: Row }) {
  return row.equalTo ? (
    <span className="flex gap-1.5 text-warning-text">
      <Copy aria-hidden="true" className="mt-[3px] size-[15px] shrink-0" />
      {row.equalTo.line === null
        ? say('Same as a hotel you already have')
        : say('Same as line {line}', { line: row.equalTo.line })}
    </span>
  ) : (
    <span className="flex items-center gap-1.5 text-success-text">
      <CircleCheck aria-hidden="true" className="size-[15px] shrink-0" />
      {say('Valid')}
    </span>
  )
}

function isFaulty({ errors }: Row): boolean {
  return Object.keys(errors).length > 0
}

const equalChoices: { value: EqualRows; label: string }[] = [
  { value: 'skip', label: say('Skip them') },
  { value: 'import', label: say('Import them too') },
]

function equalWords(count: number): string {
  return say('{rows, plural, one {# row is a duplicate} other {# rows are duplicates}}', { rows: count })
}
