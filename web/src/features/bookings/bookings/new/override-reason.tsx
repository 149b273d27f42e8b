import type { Obstacle } from '@roomlark/contract/obstacles'
import { reasonLength } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../../ui/field.tsx'
import { ShieldAlert } from '../../../../ui/icons/shield-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import type { NewBookingValues } from './new-booking-values.ts'
import { ObstacleItem } from './obstacle-item.tsx'

/** Asks the desk for a reason to book what a guest could not. */
export function OverrideReason({ limits }: { limits: readonly Obstacle[] }) {
  const { register, formState } = useFormContext<NewBookingValues>()
  return (
    <div className="mt-4 grid gap-3">
      <Note tone="warning" icon={<ShieldAlert />} title={say('Guests could not book this')}>
        <ul>
          {limits.map((limit) => (
            <ObstacleItem key={JSON.stringify(limit)} obstacle={limit} />
          ))}
        </ul>
      </Note>
      <TextField
        label={say('Reason for the exception')}
        maxLength={reasonLength}
        hint={say('Recorded in the history of the booking')}
        error={formState.errors.overrideReason?.message}
        {...register('overrideReason')}
      />
    </div>
  )
}
