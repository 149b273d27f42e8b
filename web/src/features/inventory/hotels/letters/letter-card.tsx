import {
  type LetterTemplate,
  LetterTemplateInput,
  LetterText,
  letterLimits,
  letterVariables,
} from '@roomlark/contract/bookings/letters'
import { type GuestLanguage, guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { usePreviewLetter, useSaveLetter } from '../../../../data/letters.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Eye } from '../../../../ui/icons/eye.ts'
import { Note } from '../../../../ui/note.tsx'
import { askedLetter, type LetterForm, letterForm, letterNames, variableWords } from './letter-values.ts'

const languages = guestLanguageCodes.map((value) => ({ value, label: guestLanguages[value] }))
const hours = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, `${hour}:00`]))

type LetterCardProps = { hotelId: string; template: LetterTemplate }

export function LetterCard({ hotelId, template }: LetterCardProps) {
  const { kind, version } = template
  const { title, about, languageLabel } = letterNames[kind]
  const [language, setLanguage] = useState<GuestLanguage>('en')
  const save = useSaveLetter(hotelId, kind)
  const preview = usePreviewLetter(hotelId)
  const form = useContractForm({
    schema: LetterTemplateInput,
    values: letterForm(template),
    isFollowing: true,
    mode: 'onTouched',
    read: (values: LetterForm) => askedLetter(values, version),
    send: save.mutateAsync,
    done: say('The letter is saved.'),
    failed: say('Nothing was saved. Please try again.'),
  })
  const { errors } = form.formState
  const isOwnEmail = kind !== 'confirmation'
  const texts = useWatch({ control: form.control, name: 'texts' })

  function insert(variable: string) {
    const name = `texts.${language}.body` as const
    form.setValue(name, `${form.getValues(name)}{${variable}}`, { shouldDirty: true, shouldValidate: true })
    form.setFocus(name)
  }
  function show() {
    const text = LetterText.safeParse(form.getValues(`texts.${language}`))
    if (!text.success) return void form.trigger()
    preview.mutate(
      { language, text: text.data },
      { onError: (error) => showRefusal(error, say('The preview did not load. Please try again.')) },
    )
  }
  const other = languages.filter(({ value }) => value !== language && errors.texts?.[value])
  const fault =
    findError(form, 'root') ??
    errors.texts?.message ??
    (other.length > 0
      ? say('Look at {languages} too.', { languages: listWords(other.map(({ label }) => label)) })
      : undefined)
  return (
    <Card>
      <CardHead title={title} subtitle={about} />
      <FormBody
        form={form}
        onDone={(saved) => form.reset(letterForm(saved))}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <form.Switch
          name="isOn"
          label={say('Send it')}
          hint={isOwnEmail ? say('From the next day that it is due') : say('With every new booking')}
        />
        {isOwnEmail ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={kind === 'before-arrival' ? say('Days before arrival') : say('Days after departure')}
              type="number"
              inputMode="numeric"
              min={0}
              max={letterLimits.days}
              error={errors.days?.message}
              {...form.register('days', { valueAsNumber: true })}
            />
            <form.Select name="hour" label={say("From, by the hotel's clock")} options={hours} />
          </div>
        ) : null}
        <ChoiceSegments label={languageLabel} value={language} choices={languages} onChoose={setLanguage} />
        {/* Another language is another set of fields, so that focus and messages belong to one of them. */}
        <div key={language} className="grid gap-4">
          {isOwnEmail ? <form.Text name={`texts.${language}.subject`} label={say('Subject')} /> : null}
          <form.Area name={`texts.${language}.body`} label={say('Text')} rows={7} />
          <ul aria-label={say('What can be filled in')} className="flex flex-wrap gap-1.5">
            {letterVariables.map((variable) => (
              <li key={variable}>
                <button
                  type="button"
                  title={variableWords[variable]}
                  onClick={() => insert(variable)}
                  className="inline-flex min-h-8 items-center rounded-full border border-border bg-surface px-3 text-[13px] hover:bg-sunken"
                >
                  {`{${variable}}`}
                  <span className="sr-only">, {variableWords[variable]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        {fault ? (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {fault}
          </Note>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button
            variant="quiet"
            busy={preview.isPending && say('Preview')}
            disabled={!texts[language].body.trim()}
            onClick={show}
          >
            <Eye aria-hidden="true" className="size-[18px]" />
            {say('Preview')}
          </Button>
          <Button type="submit" busy={save.isPending && say('Saving...')} disabled={!form.formState.isDirty}>
            {say('Save')}
          </Button>
        </div>
      </FormBody>
      {preview.data ? (
        <Dialog
          title={preview.data.subject || title}
          description={
            preview.data.reference
              ? say('As the guest of booking {reference} would read it.', {
                  reference: preview.data.reference,
                })
              : say('With invented values, because there is no booking yet.')
          }
          onClose={() => preview.reset()}
          isBusy={false}
        >
          <div className="mt-4 grid gap-3 wrap-anywhere" lang={language}>
            {preview.data.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The same words may stand twice, and nothing moves.
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </Dialog>
      ) : null}
    </Card>
  )
}
