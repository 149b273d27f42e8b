import { say } from '@roomlark/contract/say'
import { readStatementCsv, readStatementPdf, type StatementIds } from '../../../../data/hotel-statements.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useMutation } from '../../../../lib/use-mutation.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Download } from '../../../../ui/icons/download.ts'
import { FileText } from '../../../../ui/icons/file-text.ts'

const notMade = (error: unknown) => showRefusal(error, say('The file could not be made. Please try again.'))

/** The statement as a file, for a spreadsheet or on paper. */
export function StatementFiles({ ids }: { ids: StatementIds }) {
  const csv = useMutation({
    mutationFn: () => readStatementCsv(ids),
    onSuccess: (file) => saveFile(file.filename, 'text/csv;charset=utf-8', file.csv),
    onError: notMade,
  })
  const pdf = useMutation({
    mutationFn: () => readStatementPdf(ids),
    onSuccess: ({ filename, base64 }) =>
      saveFile(filename, 'application/pdf', new Blob([decodeBase64(base64)])),
    onError: notMade,
  })
  return (
    <div className="flex gap-2.5">
      <Button variant="secondary" busy={csv.isPending && say('CSV')} onClick={() => csv.mutate()}>
        <Download aria-hidden="true" className="size-[18px]" />
        {say('CSV')}
      </Button>
      <Button variant="secondary" busy={pdf.isPending && say('PDF')} onClick={() => pdf.mutate()}>
        <FileText aria-hidden="true" className="size-[18px]" />
        {say('PDF')}
      </Button>
    </div>
  )
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
