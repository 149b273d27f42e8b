import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'

type DatesDialogProps = {
  description: string
  fromOn?: string | undefined
  untilOn?: string | undefined
  /** Both days are needed, rather than either. */
  needsBoth?: boolean
  /** Says what is wrong with two days. */
  findFault: (fromOn: string, untilOn: string) => string | undefined
  /** A day that was left empty is an empty text. */
  onChoose: (fromOn: string, untilOn: string) => void
  onClose: () => void
}

/** Asks for the days that a list or a report is about. */
export function DatesDialog({ description, needsBoth, findFault, onChoose, ...props }: DatesDialogProps) {
  const [fromOn, setFrom] = useState(props.fromOn ?? '')
  const [untilOn, setUntil] = useState(props.untilOn ?? '')
  const hasBoth = fromOn !== '' && untilOn !== ''
  const fault = hasBoth ? findFault(fromOn, untilOn) : undefined
  return (
    <FormDialog
      title={say('Choose dates')}
      description={description}
      submitLabel={say('Show these')}
      isReady={fault === undefined && (hasBoth || !needsBoth)}
      onSubmit={() => onChoose(fromOn, untilOn)}
      onClose={props.onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('From')}
          type="date"
          value={fromOn}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={say('Until')}
          type="date"
          value={untilOn}
          onChange={(event) => setUntil(event.target.value)}
          error={fault}
        />
      </div>
    </FormDialog>
  )
}
