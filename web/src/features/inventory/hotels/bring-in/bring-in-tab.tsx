import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { dataImportLimits } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import { useId, useState } from 'react'
import { type ImportKind, useCheckImport, useRunImport } from '../../../../data/imports.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { countText } from '../../../../lib/format-number.ts'
import { ImportFrame } from '../../../../parts/csv-import/import-frame.tsx'
import { useCsvCheck } from '../../../../parts/csv-import/use-csv-check.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { toast } from '../../../../ui/toast.ts'
import { BringInReport } from './bring-in-report.tsx'
import { importKinds } from './import-kinds.ts'

/** Checks a file of rooms, rates or bookings, and imports it. */
export function BringInTab({ hotel, kind }: { hotel: Hotel; kind: ImportKind }) {
  const words = importKinds[kind]
  const check = useCheckImport(hotel.id, kind)
  const run = useRunImport(hotel.id, kind)
  const [mailGuests, setMailGuests] = useState(false)
  const [written, setWritten] = useState(0)
  const file = useCsvCheck(dataImportLimits.bytes, (csv) => check.mutateAsync(csv))
  const limits = say('Up to {megabytes} MB and {rows} rows', {
    megabytes: dataImportLimits.bytes / 1024 / 1024,
    rows: countText(dataImportLimits.rows),
  })

  async function importAll(csv: string) {
    file.setFault(null)
    setWritten(0)
    try {
      const mails = kind === 'bookings' && mailGuests ? { mailGuests } : {}
      const report = await run.mutateAsync({ csv, ...mails, onProgress: setWritten })
      toast.success(words.written(report.written))
      file.forget()
    } catch (error) {
      file.setFault(
        getErrorMessage(error, say('The import was interrupted. Choose the file again to see what is left.')),
      )
    }
  }
  const progress =
    written > 0 ? say('Importing, {rows} done...', { rows: countText(written) }) : say('Importing...')
  return (
    <ImportFrame
      limits={limits}
      steps={words.steps}
      columns={words.columns}
      template={{ fileName: `roomlark-${kind}.csv`, today: dateIn(hotel.timeZone, new Date()) }}
      isChecking={file.isChecking}
      fault={file.fault}
      onFile={(chosen) => void file.look(chosen)}
    >
      {kind === 'bookings' ? <MailChoice checked={mailGuests} onChange={setMailGuests} /> : null}
      {file.checked ? (
        <BringInReport
          kind={kind}
          fileName={file.checked.fileName}
          report={file.checked.found}
          busy={run.isPending && progress}
          onImport={() => void importAll(file.checked?.csv ?? '')}
        />
      ) : null}
    </ImportFrame>
  )
}

function MailChoice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId()
  return (
    <div className="mt-5 flex items-center justify-between gap-4">
      <div>
        <p id={`${id}-label`} className="font-[560]">
          {say('Email guests a confirmation')}
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {say('Leave this off if they already have one from your old system')}
        </p>
      </div>
      <Switch
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
      />
    </div>
  )
}
