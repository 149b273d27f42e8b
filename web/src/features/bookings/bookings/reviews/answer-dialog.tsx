import { type Review, ReviewAnswerInput } from '@roomlark/contract/bookings/reviews'
import { fill, say } from '@roomlark/contract/say'
import { useAnswerReview, useAnswerTemplates } from '../../../../data/reviews.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { ChipSelect } from '../../../../ui/chip-select.tsx'

/** Everybody reads the answer below the review; nothing but an empty one takes it back. */
export function AnswerDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { id, version, hotel, author, answer } = review
  const save = useAnswerReview(id)
  const templates = useAnswerTemplates(hotel.id).data?.templates ?? []
  const form = useContractForm({
    schema: ReviewAnswerInput,
    values: { text: answer?.text ?? '' },
    read: ({ text }: { text: string }) => ({ text, version }),
    send: save.mutateAsync,
    done: ({ text }) => (text === '' ? say('The answer is taken back.') : say('The answer is published.')),
  })
  function take(name: string) {
    const text = templates.find((template) => template.name === name)?.text
    if (text === undefined) return
    const values = { guest: author || say('dear guest'), hotel: hotel.name }
    form.setValue('text', fill(text, values), { shouldDirty: true })
    form.setFocus('text')
  }
  const choices = [
    { value: '', label: say('Choose a template') },
    ...templates.map(({ name }) => ({ value: name, label: name })),
  ]
  return (
    <FormDialog
      form={form}
      title={say('Answer the review')}
      description={say('Everybody reads it below the review. An empty text takes the answer back.')}
      submitLabel={say('Publish')}
      onClose={onClose}
    >
      {templates.length > 0 ? (
        <div>
          <ChipSelect label={say('Template')} value="" choices={choices} isOn={false} onChoose={take} />
        </div>
      ) : null}
      <form.Area name="text" label={say('Your answer')} rows={6} />
    </FormDialog>
  )
}
