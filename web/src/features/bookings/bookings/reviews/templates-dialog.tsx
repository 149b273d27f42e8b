import { type AnswerTemplates, AnswerTemplatesInput, answerLimits } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import { useFieldArray } from 'react-hook-form'
import { useAnswerTemplates, useSaveAnswerTemplates } from '../../../../data/reviews.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Trash2 } from '../../../../ui/icons/trash-2.ts'

type DialogProps = { hotelId: string; onClose: () => void }

/** Answers that a hotel gives often. */
export function TemplatesDialog({ hotelId, onClose }: DialogProps) {
  const query = useAnswerTemplates(hotelId)
  if (query.data) return <Templates hotelId={hotelId} onClose={onClose} saved={query.data} />
  return (
    <Dialog title={say('Answer templates')} description={templatesHint()} onClose={onClose}>
      <CardWaiting query={query} />
    </Dialog>
  )
}

function templatesHint(): string {
  const names = { guest: '{guest}', hotel: '{hotel}' }
  return say('{guest} and {hotel} in a text become the names of the guest and the hotel.', names)
}

function Templates({ hotelId, onClose, saved }: DialogProps & { saved: AnswerTemplates }) {
  const save = useSaveAnswerTemplates(hotelId)
  const form = useContractForm({
    schema: AnswerTemplatesInput,
    values: { templates: saved.templates },
    read: (values: Pick<AnswerTemplates, 'templates'>) => ({ ...values, version: saved.version }),
    send: save.mutateAsync,
    done: say('The templates are saved.'),
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'templates' })
  return (
    <FormDialog
      form={form}
      title={say('Answer templates')}
      description={templatesHint()}
      submitLabel={say('Save')}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <fieldset key={field.id} className="grid gap-3 border-b border-border pb-4 last-of-type:border-b-0">
          <div className="flex items-end gap-2">
            <form.Text name={`templates.${index}.name`} label={say('Name')} className="grow" />
            <IconButton label={say('Remove this template')} onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <form.Area name={`templates.${index}.text`} label={say('Text')} rows={4} />
        </fieldset>
      ))}
      {fields.length < answerLimits.templates ? (
        <div>
          <Button variant="secondary" size="sm" onClick={() => append({ name: '', text: '' })}>
            <Plus aria-hidden="true" className="size-4" />
            {say('Add a template')}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  )
}
