import { exportLimit } from '@roomlark/contract/bookings/booking-list'
import { say } from '@roomlark/contract/say'
import { readExport } from '../../../../data/booking-changes.ts'
import type { BookingFilter } from '../../../../data/bookings.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useMutation } from '../../../../lib/use-mutation.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Download } from '../../../../ui/icons/download.ts'
import { toast } from '../../../../ui/toast.ts'

/** Everything the list would show, on all its pages. */
export function ExportButton({ filter, total }: { filter: BookingFilter; total: number }) {
  const { page: _page, ...query } = filter
  const file = useMutation({
    mutationFn: () => readExport(query),
    onSuccess({ filename, csv }) {
      saveFile(filename, 'text/csv;charset=utf-8', csv)
      if (total > exportLimit) {
        toast.info(
          say(
            'The file contains the first {count, plural, one {# booking} other {# bookings}}. Narrow the list to export the rest.',
            {
              count: exportLimit,
            },
          ),
        )
      }
    },
    onError: (error) => showRefusal(error, say('The file could not be created. Please try again.')),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={file.isPending && say('Exporting...')}
      disabled={total === 0}
      onClick={() => file.mutate()}
    >
      <Download aria-hidden="true" className="size-4" />
      {say('Export CSV')}
    </Button>
  )
}
