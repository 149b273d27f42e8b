import type { RoomType } from '@roomlark/contract/rooms'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'

/** The addresses that other sites can subscribe to. */
export function ExportsCard({ types }: { types: readonly RoomType[] }) {
  return (
    <Card>
      <CardHead
        title="Export your calendar"
        subtitle="Paste the address where another site asks for an iCal link. Anyone who has it can see when rooms are taken, but not by whom."
      />
      <ul className="-my-3 divide-y divide-border">
        {types.map(({ id, name, icalToken }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3">
            <div className="min-w-0 grow basis-72">
              <h3 className="wrap-anywhere">{name}</h3>
              <p className="truncate text-sm text-muted">{calendarAddress(icalToken)}</p>
            </div>
            <CopyButton text={calendarAddress(icalToken)} label="Copy address" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function calendarAddress(token: string): string {
  return `${location.origin}/ical/${token}.ics`
}
