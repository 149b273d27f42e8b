import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { reasonLength } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { type FormFields, formFields } from '../../../../parts/form/form-fields.tsx'
import { accountFormats } from '../../../../parts/word-formats.ts'
import { ShieldAlert } from '../../../../ui/icons/shield-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import type { NewBookingValues } from './new-booking-values.ts'

const form: FormFields<NewBookingValues> = formFields

/** Asks the desk for a reason to book what a guest could not. */
export function OverrideReason({ limits }: { limits: readonly Obstacle[] }) {
  return (
    <div className="mt-4 grid gap-3">
      <Note tone="warning" icon={<ShieldAlert />} title={say('Guests could not book this')}>
        <ul>
          {limits.map((limit) => (
            <ObstacleItem key={JSON.stringify(limit)} obstacle={limit} />
          ))}
        </ul>
      </Note>
      <form.Text
        name="overrideReason"
        label={say('Reason for the exception')}
        maxLength={reasonLength}
        hint={say('Recorded in the history of the booking')}
      />
    </div>
  )
}

export function ObstacleItem({ obstacle }: { obstacle: Obstacle }) {
  return <li>{obstacleWords(obstacle, accountFormats)}.</li>
}
