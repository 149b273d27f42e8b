import type { ImportReport } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import type { ImportKind } from '../../../../data/imports.ts'
import { countText } from '../../../../lib/format-number.ts'
import { ImportFaults, ImportRows } from '../../../../parts/csv-import/import-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { Copy } from '../../../../ui/icons/copy.ts'
import { importKinds } from './import-kinds.ts'

type BringInReportProps = {
  kind: ImportKind
  fileName: string
  report: ImportReport
  /** `Importing 50…` while it runs. */
  busy: string | false
  onImport: () => void
}

/** Preview of the import, row by row, and the button that starts it. */
export function BringInReport({ kind, fileName, report, busy, onImport }: BringInReportProps) {
  const { counts, rows } = report
  const words = importKinds[kind]
  const total = counts.new + counts.change + counts.same + counts.error
  const open = counts.new + counts.change
  const more = total - rows.length
  return (
    <div className="mt-5">
      {counts.error > 0 ? (
        <ImportFaults fileName={fileName} faulty={counts.error} total={total} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            <b>
              {total === 1
                ? say('The row is valid')
                : say('All {total} rows are valid', { total: countText(total) })}
            </b>
          </p>
          <Button disabled={open === 0} busy={busy} onClick={onImport}>
            {open === 0
              ? say('Nothing to import')
              : open === 1
                ? say('Import 1 row')
                : say('Import {open} rows', { open: countText(open) })}
          </Button>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">
        {[
          counts.new > 0 ? `${countText(counts.new)} new` : '',
          counts.change > 0 ? `${countText(counts.change)} with changes` : '',
          counts.same > 0 ? `${countText(counts.same)} already there` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ImportRows
        fileName={fileName}
        noun={words.noun}
        rows={rows.map((row) => ({
          ...row,
          check:
            row.outcome === 'same' || row.outcome === 'error' ? (
              <span className="flex items-center gap-1.5 text-muted">
                <Copy aria-hidden="true" className="size-[15px] shrink-0" />
                {words.outcomes.same}
              </span>
            ) : (
              <span className="flex items-center gap-1.5 text-success-text">
                <CircleCheck aria-hidden="true" className="size-[15px] shrink-0" />
                {words.outcomes[row.outcome]}
              </span>
            ),
        }))}
      />
      {more > 0 ? (
        <p className="mt-2 text-sm text-muted">
          {say('{more} more rows are not shown here.', { more: countText(more) })}
        </p>
      ) : null}
    </div>
  )
}
