import {
  firstDayAfterNotice,
  type LegalDocument,
  LegalInput,
  noticeDays,
} from '@roomlark/contract/platform/legal'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePublish } from '../../../data/legal.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { dayText } from '../../../lib/day-words.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Megaphone } from '../../../ui/icons/megaphone.ts'
import { UnsavedGuard } from '../../../ui/leave-dialog.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { LegalDifference } from './legal-difference.tsx'
import { legalNames } from './legal-names.ts'
import { compareTexts, isDifferent } from './text-difference.ts'

const resolver = contractResolver(LegalInput, (values: LegalInput) => values)

type LegalEditorProps = {
  document: LegalDocument
  start: { version: number; body: string }
  onClose: () => void
}

export function LegalEditor({ document, start, onClose }: LegalEditorProps) {
  const publishing = usePublish(document)
  const earliest = firstDayAfterNotice(new Date())
  const form = useForm<LegalInput, unknown, LegalInput>({
    resolver,
    defaultValues: { summary: '', body: start.body, effectiveOn: earliest },
  })
  const { errors, isDirty } = form.formState
  const { title } = legalNames[document]
  const body = useDeferredValue(form.watch('body'))
  const hunks = useMemo(() => compareTexts(start.body, body), [start.body, body])
  const [asked, setAsked] = useState<LegalInput | null>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const ask = form.handleSubmit((input) => {
    if (!isDifferent(compareTexts(start.body, input.body))) {
      form.setError(
        'body',
        { message: `The text is the same as version ${start.version}` },
        { shouldFocus: true },
      )
    } else if (input.effectiveOn < earliest) {
      const message = `The terms promise ${noticeDays} days’ notice: choose ${dayText(earliest)} or later`
      form.setError('effectiveOn', { message }, { shouldFocus: true })
    } else setAsked(input)
  })
  async function publish(input: LegalInput) {
    try {
      const { version } = await publishing.mutateAsync(input)
      toast.success(`Version ${version} of the ${title} is announced.`)
      onClose()
    } catch (error) {
      setAsked(null)
      showRefusal(error, 'It was not published. Please try again.', form)
    }
  }

  return (
    <form noValidate onSubmit={ask} className="grid gap-[18px]">
      <TextField
        label="What is new"
        hint="Shown in the banner and in the email that announce it"
        error={errors.summary?.message}
        {...form.register('summary')}
      />
      <TextAreaField label="Text" rows={14} error={errors.body?.message} {...form.register('body')} />
      <LegalDifference hunks={hunks} base={`version ${start.version}`} />
      <TextField
        label="Takes effect on"
        type="date"
        min={earliest}
        hint={`At least ${noticeDays} days from now, as the terms promise`}
        error={errors.effectiveOn?.message}
        className="max-w-60"
        {...form.register('effectiveOn')}
      />
      <details>
        <summary className="w-fit cursor-pointer rounded-sm font-[560] text-primary-text">Preview</summary>
        <div className="mt-3 rounded-lg border border-border bg-bg px-5 py-4">
          <Markdown source={body || 'Nothing yet.'} />
        </div>
      </details>
      {errors.root ? (
        <Note tone="error" icon={<CircleAlert />} role="alert">
          {errors.root.message}
        </Note>
      ) : null}
      <div className="flex justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button ref={opener} type="submit">
          Publish and announce
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          icon={<Megaphone />}
          title={`Publish the new ${title}?`}
          text={`It takes effect on ${dayText(asked.effectiveOn)}. Every account holder is emailed now, and every page shows a banner. This cannot be undone.`}
          word="PUBLISH"
          confirmLabel="Publish"
          cancelLabel="Keep editing"
          busy={publishing.isPending && 'Publishing...'}
          opener={opener}
          onConfirm={() => publish(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <UnsavedGuard isDirty={isDirty} />
    </form>
  )
}
