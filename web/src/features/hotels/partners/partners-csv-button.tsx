import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '../../../lib/save-file.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'

type PartnersCsvButtonProps = { read: () => Promise<{ filename: string; csv: string }>; isEmpty: boolean }

export function PartnersCsvButton({ read, isEmpty }: PartnersCsvButtonProps) {
  const file = useMutation({
    mutationFn: read,
    onSuccess: ({ filename, csv }) => saveFile(filename, 'text/csv;charset=utf-8', csv),
    onError: (error) => showRefusal(error, 'The file could not be created. Please try again.'),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={file.isPending && 'Exporting...'}
      disabled={isEmpty}
      onClick={() => file.mutate()}
    >
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  )
}
