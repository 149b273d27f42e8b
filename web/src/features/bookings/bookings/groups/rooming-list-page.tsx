import { type Group, groupLimits } from '@roomlark/contract/bookings/groups'
import { roomingColumns } from '@roomlark/contract/inventory/import-columns'
import type { ImportReport } from '@roomlark/contract/inventory/imports'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useCheckRoomingList, useGroup, useImportRoomingList } from '../../../../data/groups.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ImportFrame } from '../../../../parts/csv-import/import-frame.tsx'
import { ImportFaults, ImportRows } from '../../../../parts/csv-import/import-rows.tsx'
import { useCsvCheck } from '../../../../parts/csv-import/use-csv-check.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { Copy } from '../../../../ui/icons/copy.ts'
import { toast } from '../../../../ui/toast.ts'

const steps = [
  say('Download the template, or the list that the group has now, and open it in your spreadsheet.'),
  say('Enter one guest per row. Keep the header row; columns you do not need may go.'),
  say('Save it as CSV (UTF-8) and drop it here.'),
  say(
    'Review the result, then book: either every room is booked or none. Guests who have a room already are left alone.',
  ),
]

/** Books rooms of a group from a list of its guests. */
export function RoomingListPage() {
  const { id = '' } = useParams()
  const query = useGroup(id)
  const group = query.data
  useTitle(say('Import rooming list'))
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Groups'), to: '/bookings/groups' },
          { label: group?.name ?? say('Group'), to: `/bookings/groups/${id}` },
        ]}
        here={say('Rooming list')}
      />
      <h1 className="mb-6 max-md:text-[24px] max-md:leading-8">{say('Import rooming list')}</h1>
      {group ? (
        <Import group={group} />
      ) : (
        <Card>
          <CardWaiting query={query} />
        </Card>
      )}
    </>
  )
}

function Import({ group }: { group: Group }) {
  const check = useCheckRoomingList(group.id)
  const run = useImportRoomingList(group.id)
  const navigate = useNavigate()
  const [mailGuests, setMailGuests] = useState(false)
  const file = useCsvCheck(groupLimits.listBytes, (csv) => check.mutateAsync(csv))

  async function book(csv: string) {
    file.setFault(null)
    try {
      const { written } = await run.mutateAsync({ csv, mailGuests })
      toast.success(say('{rooms, plural, one {# room} other {# rooms}} booked.', { rooms: written }))
      await navigate(`/bookings/groups/${group.id}`)
    } catch (error) {
      file.setFault(getErrorMessage(error, say('Nothing was booked. Please try again.')))
    }
  }
  return (
    <ImportFrame
      limits={say('Up to {count, plural, one {# guest} other {# guests}}', { count: groupLimits.listRows })}
      steps={steps}
      columns={roomingColumns}
      template={{ fileName: 'roomlark-rooming-list.csv', today: group.arriveOn }}
      isChecking={file.isChecking}
      fault={file.fault}
      onFile={(chosen) => void file.look(chosen)}
    >
      <label className="mt-5 flex min-h-9 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={mailGuests}
          onChange={(event) => setMailGuests(event.target.checked)}
          className="size-[18px] accent-primary"
        />
        {say('Email guests a confirmation')}
      </label>
      {file.checked ? (
        <Report
          fileName={file.checked.fileName}
          report={file.checked.found}
          isBusy={run.isPending}
          onBook={() => void book(file.checked?.csv ?? '')}
        />
      ) : null}
    </ImportFrame>
  )
}

type ReportProps = { fileName: string; report: ImportReport; isBusy: boolean; onBook: () => void }

function Report({ fileName, report: { counts, rows }, isBusy, onBook }: ReportProps) {
  const total = counts.new + counts.same + counts.error
  return (
    <div className="mt-5">
      {counts.error > 0 ? (
        <ImportFaults fileName={fileName} faulty={counts.error} total={total} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
            <b>{say('{total, plural, one {The row is valid} other {All # rows are valid}}', { total })}</b>
          </p>
          <Button disabled={counts.new === 0} busy={isBusy && say('Booking...')} onClick={onBook}>
            {counts.new === 0
              ? say('Nothing to book')
              : say('Book {rooms, plural, one {# room} other {# rooms}}', { rooms: counts.new })}
          </Button>
        </div>
      )}
      <ImportRows
        fileName={fileName}
        noun={say('Guest')}
        columns={roomingColumns}
        rows={rows.map((row) => ({
          ...row,
          check:
            row.outcome === 'new' ? (
              <span className="flex items-center gap-1.5 text-success-text">
                <CircleCheck aria-hidden="true" className="size-[15px] shrink-0" />
                {say('Gets a room')}
              </span>
            ) : (
              <span className="flex items-center gap-1.5 text-muted">
                <Copy aria-hidden="true" className="size-[15px] shrink-0" />
                {say('Has a room already')}
              </span>
            ),
        }))}
      />
    </div>
  )
}
