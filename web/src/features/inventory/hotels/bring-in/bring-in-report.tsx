import type { ImportReport } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import type { ImportKind } from '../../../../data/imports.ts'
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
              {say('{rows, plural, one {The row is valid} other {All # rows are valid}}', { rows: total })}
            </b>
          </p>
          <Button disabled={open === 0} busy={busy} onClick={onImport}>
            {say('{rows, plural, =0 {Nothing to import} one {Import # row} other {Import # rows}}', {
              rows: open,
            })}
          </Button>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">
        {[
          counts.new > 0 ? say('{rows, plural, one {# new} other {# new}}', { rows: counts.new }) : '',
          counts.change > 0
            ? say('{rows, plural, one {# with changes} other {# with changes}}', { rows: counts.change })
            : '',
          counts.same > 0
            ? say('{rows, plural, one {# already there} other {# already there}}', { rows: counts.same })
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ImportRows
        fileName={fileName}
        noun={words.noun}
        columns={words.columns}
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
          {say('{rows, plural, one {# more row is} other {# more rows are}} not shown here.', { rows: more })}
        </p>
      ) : null}
    </div>
  )
}
