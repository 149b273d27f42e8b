import type { ReportQuery } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'
import { useReport } from '../../../data/analytics.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { reportCsv } from './report-csv.ts'

/** The figures of the page as a file, with the current filters. */
export function ReportExport({ query }: { query: ReportQuery }) {
  const { data } = useReport(query)
  function save() {
    if (!data) return
    const { fromOn, untilOn } = data.current
    saveFile(`analytics-${fromOn}-to-${untilOn}.csv`, 'text/csv;charset=utf-8', reportCsv(data))
  }
  return (
    <Button variant="secondary" disabled={!data} onClick={save}>
      <Download aria-hidden="true" className="size-[18px]" />
      {say('Export')}
    </Button>
  )
}
