import type { HotelReportName, ReportFileQuery } from '@roomlark/contract/figures/hotel-reports'
import { say } from '@roomlark/contract/say'
import { readReportCsv, readReportPdf } from '../../../../data/reports.ts'
import { savePdf } from '../../../../lib/save-file.ts'
import { useMutation } from '../../../../lib/use-mutation.ts'
import { CsvButton } from '../../../../parts/csv/csv-button.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileText } from '../../../../ui/icons/file-text.ts'

type ReportFilesProps = { hotelId: string; report: HotelReportName; query: ReportFileQuery }

export function ReportFiles(file: ReportFilesProps) {
  const pdf = useMutation({
    mutationFn: () => readReportPdf(file),
    onSuccess: savePdf,
    onError: (error) => showRefusal(error, say('The file could not be created. Please try again.')),
  })
  return (
    <div className="flex flex-wrap gap-1">
      <CsvButton read={() => readReportCsv(file)} isEmpty={false} isSmall />
      <Button
        variant="quiet"
        size="sm"
        busy={pdf.isPending && say('Drawing...')}
        onClick={() => pdf.mutate()}
      >
        <FileText aria-hidden="true" className="size-4" />
        {say('Download PDF')}
      </Button>
    </div>
  )
}
