import { type HotelImportResult, importLimits } from '@roomlark/contract/hotel-import'
import { isolate } from '@roomlark/contract/isolate'
import { CircleAlert, Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useImportHotels } from '../../../data/hotels.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { counted } from '../../../lib/format-number.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Note } from '../../../ui/note.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { readImportFile } from './hotel-import-file.ts'
import { ImportColumns, ImportSteps } from './hotel-import-help.tsx'
import { type EqualRows, ImportReport } from './hotel-import-report.tsx'
import { importTemplate } from './hotel-import-template.ts'

type Checked = { fileName: string; csv: string; rows: HotelImportResult['rows'] }

const above = [{ label: 'Hotels', to: '/hotels' }]

export function HotelImportPage() {
  useTitle('Import hotels')
  const navigate = useNavigate()
  const [fault, setFault] = useState<string | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useImportHotels()
  const run = useImportHotels()
  const turn = useRef(0)

  async function look(file: File) {
    // A second file may be chosen while the first is being checked; only the last one counts.
    turn.current += 1
    const mine = turn.current
    setFault(null)
    setChecked(null)
    const read = await readImportFile(file)
    if (mine !== turn.current) return
    if ('fault' in read) return setFault(read.fault)
    try {
      const { rows } = await check.mutateAsync({ csv: read.csv, dryRun: true })
      if (mine === turn.current) setChecked({ fileName: file.name, csv: read.csv, rows })
    } catch (error) {
      if (mine === turn.current)
        setFault(messageOf(error, `${isolate(file.name)} could not be checked. Please try again.`))
    }
  }

  async function importAll({ csv }: Checked, equalRows: EqualRows) {
    setFault(null)
    try {
      const { created } = await run.mutateAsync({ csv, dryRun: false, equalRows })
      toast.success(counted(created, 'hotel imported', 'hotels imported'))
      navigate('/hotels')
    } catch (error) {
      setFault(messageOf(error, 'Nothing was imported. Please try again.'))
    }
  }
  return (
    <>
      <Breadcrumbs above={above} here="Import" />
      <div className="mb-6 max-md:mb-[18px]">
        <h1 className="max-md:text-[26px] max-md:leading-8">Import hotels</h1>
        <p className="mt-1 text-muted">Add many hotels at once from a spreadsheet</p>
      </div>
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <Card>
          <CardHead
            title="Your file"
            subtitle="We check every row first. Nothing is created until you say so."
          />
          <FileDrop
            icon={<FileUp aria-hidden="true" />}
            title="Drop a CSV file here"
            action="choose a file"
            hint={`Up to ${importLimits.bytes / 1024 / 1024} MB and ${importLimits.rows} hotels`}
            accept=".csv,text/csv"
            onFiles={([file]) => file && void look(file)}
          />
          <p role="status" className="mt-3 flex items-center gap-2 text-muted empty:hidden">
            {check.isPending ? (
              <>
                <Spinner /> Checking the rows
              </>
            ) : null}
          </p>
          {fault ? (
            <Note role="alert" tone="error" icon={<CircleAlert />} className="mt-4">
              {fault}
            </Note>
          ) : null}
          {checked ? (
            <ImportReport
              fileName={checked.fileName}
              rows={checked.rows}
              isImporting={run.isPending}
              onImport={(equalRows) => void importAll(checked, equalRows)}
            />
          ) : null}
        </Card>
        <Card>
          <CardHead title="How it works" />
          <ImportSteps />
          <Button
            variant="secondary"
            block
            className="my-5"
            onClick={() => saveFile('roomlark-hotels.csv', 'text/csv', importTemplate())}
          >
            <Download aria-hidden="true" className="size-[18px]" />
            Download template
          </Button>
          <ImportColumns />
        </Card>
      </div>
    </>
  )
}
