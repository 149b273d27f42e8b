import { hotelColumns, importLimits } from '@roomlark/contract/inventory/hotel-import'
import { say } from '@roomlark/contract/say'
import { useNavigate } from 'react-router'
import { useImportHotels } from '../../../../data/hotels.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ImportFrame } from '../../../../parts/csv-import/import-frame.tsx'
import { useCsvCheck } from '../../../../parts/csv-import/use-csv-check.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type EqualRows, ImportReport } from './hotel-import-report.tsx'

const above = [{ label: say('Hotels'), to: '/hotels' }]
const limits = say('Up to {megabytes} MB and {hotels} hotels', {
  megabytes: importLimits.bytes / 1024 / 1024,
  hotels: importLimits.rows,
})

const steps = [
  say('Download the template and open it in your spreadsheet.'),
  say('Enter one hotel per row in place of the example. Keep the header row.'),
  say('Save it as CSV (UTF-8) and drop it here.'),
  say('Review the result, then import: either all hotels are added or none.'),
]

export function HotelImportPage() {
  useTitle(say('Import hotels'))
  const navigate = useNavigate()
  const check = useImportHotels()
  const run = useImportHotels()
  const { look, fault, setFault, checked, isChecking } = useCsvCheck(importLimits.bytes, async (csv) => {
    const { rows } = await check.mutateAsync({ csv, dryRun: true })
    return rows
  })

  async function importAll(csv: string, equalRows: EqualRows) {
    setFault(null)
    try {
      const { created } = await run.mutateAsync({ csv, dryRun: false, equalRows })
      toast.success(
        say('{hotels, plural, one {# hotel imported} other {# hotels imported}}', { hotels: created }),
      )
      navigate('/hotels')
    } catch (error) {
      setFault(getErrorMessage(error, say('Nothing was imported. Please try again.')))
    }
  }
  return (
    <>
      <Breadcrumbs above={above} here={say('Import')} />
      <div className="mb-6 max-md:mb-[18px]">
        <h1 className="max-md:text-[26px] max-md:leading-8">{say('Import hotels')}</h1>
        <p className="mt-1 text-muted">{say('Add many hotels at once from a spreadsheet')}</p>
      </div>
      <ImportFrame
        limits={limits}
        steps={steps}
        columns={hotelColumns}
        template={{ fileName: 'roomlark-hotels.csv', today: '' }}
        isChecking={isChecking}
        fault={fault}
        onFile={(file) => void look(file)}
      >
        {checked ? (
          <ImportReport
            fileName={checked.fileName}
            rows={checked.found}
            isImporting={run.isPending}
            onImport={(equalRows) => void importAll(checked.csv, equalRows)}
          />
        ) : null}
      </ImportFrame>
    </>
  )
}
