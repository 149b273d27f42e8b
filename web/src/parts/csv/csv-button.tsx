import { say } from '@roomlark/contract/say'
import { saveFile } from '../../lib/save-file.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { Download } from '../../ui/icons/download.ts'
import { showRefusal } from '../refusals/show-refusal.ts'

type CsvButtonProps = {
  read: () => Promise<{ filename: string; csv: string }>
  isEmpty: boolean
  /** Beside a list rather than in the head of a page. */
  isSmall?: boolean
}

/** Everything the list would show, on all its pages. */
export function CsvButton({ read, isEmpty, isSmall = false }: CsvButtonProps) {
  const file = useMutation({
    mutationFn: read,
    onSuccess: ({ filename, csv }) => saveFile(filename, 'text/csv;charset=utf-8', csv),
    onError: (error) => showRefusal(error, say('The file could not be created. Please try again.')),
  })
  return (
    <Button
      {...(isSmall ? { variant: 'quiet', size: 'sm' } : { variant: 'secondary' })}
      busy={file.isPending && say('Exporting...')}
      disabled={isEmpty}
      onClick={() => file.mutate()}
    >
      <Download aria-hidden="true" className={isSmall ? 'size-4' : 'size-[18px]'} />
      {say('Export CSV')}
    </Button>
  )
}
