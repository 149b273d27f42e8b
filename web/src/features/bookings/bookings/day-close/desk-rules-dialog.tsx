import { type DeskRules, DeskRulesInput } from '@roomlark/contract/bookings/desk-rules'
import { say } from '@roomlark/contract/say'
import { useDeskRules, useSaveDeskRules } from '../../../../data/desk-rules.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

type DeskRulesDialogProps = { hotelId: string; onClose: () => void }

/** Rules of the desk: automatic closing of days, and the hour until which guests may arrive. */
export function DeskRulesDialog({ hotelId, onClose }: DeskRulesDialogProps) {
  const rules = useDeskRules(hotelId)
  if (rules.data) return <RulesForm hotelId={hotelId} rules={rules.data} onClose={onClose} />
  return (
    <Dialog title={say('Desk rules')} description={describe()} onClose={onClose}>
      <div className="mt-5">
        <CardWaiting query={rules} />
      </div>
    </Dialog>
  )
}

function describe(): string {
  return say('All times are by the clock of the hotel.')
}

function RulesForm({ hotelId, rules, onClose }: DeskRulesDialogProps & { rules: DeskRules }) {
  const saving = useSaveDeskRules(hotelId)
  const form = useContractForm({
    schema: DeskRulesInput,
    values: { closeAt: rules.closeAt ?? '', noShowFrom: rules.noShowFrom ?? '' },
    read: ({ closeAt, noShowFrom }) => ({
      closeAt: closeAt || null,
      noShowFrom: noShowFrom || null,
      version: rules.version,
    }),
    send: saving.mutateAsync,
    done: say('The rules are saved.'),
    failed: say('That was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Desk rules')}
      description={describe()}
      submitLabel={say('Save')}
      onClose={onClose}
    >
      <form.Text
        type="time"
        name="closeAt"
        label={say('Close the day automatically at')}
        hint={say(
          'A time before noon closes the day before. Everybody at the desk gets its figures by email, with what needs a hand. Leave it empty to close days yourselves.',
        )}
      />
      <form.Text
        type="time"
        name="noShowFrom"
        label={say('Guests may arrive until')}
        hint={say(
          'Somebody who marks a guest as a no-show earlier is asked first. A time before noon is in the night after the day of arrival. Leave it empty if any time will do.',
        )}
      />
    </FormDialog>
  )
}
