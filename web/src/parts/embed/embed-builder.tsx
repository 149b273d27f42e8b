import { guestLanguageCodes, guestLanguages, isGuestLanguage } from '@roomlark/contract/guest-languages'
import { linkLimits } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { Card, CardHead } from '../../ui/card.tsx'
import { ChoiceSegments } from '../../ui/choice-segments.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Check } from '../../ui/icons/check.ts'
import { Info } from '../../ui/icons/info.ts'
import { Note } from '../../ui/note.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmbedPreview } from './embed-preview.tsx'
import { type EmbedChoice, type EmbedTarget, firstChoice, formSnippet, scriptSnippet } from './snippet.ts'

type EmbedBuilderProps = {
  target: EmbedTarget
  /** True if guests see the hotel at the moment. */
  isShown: boolean
  /** Assurances for the person who uses the box. */
  assurances: readonly string[]
  /** Content above the choices, such as the link that the box carries. */
  children?: ReactNode
}

/** Makes the availability box for another site: for an owner, or with the link of an affiliate. */
export function EmbedBuilder({ target, isShown, assurances, children }: EmbedBuilderProps) {
  const [choice, setChoice] = useState(firstChoice)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <ChoiceCard
        choice={choice}
        assurances={assurances}
        hasLabel={target.code !== null}
        onChange={(change) => setChoice({ ...choice, ...change })}
      >
        {children}
      </ChoiceCard>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isShown ? null : (
          <Note
            tone="warning"
            icon={<Info aria-hidden="true" />}
            title={say('Guests do not see this hotel yet')}
          >
            {say('Until they do, the box says that the hotel takes no bookings.')}
          </Note>
        )}
        <EmbedPreview target={target} choice={choice} />
        <SnippetCard target={target} choice={choice} />
      </div>
    </div>
  )
}

type ChoiceCardProps = {
  choice: EmbedChoice
  assurances: readonly string[]
  hasLabel: boolean
  onChange: (change: Partial<EmbedChoice>) => void
  children: ReactNode
}

function ChoiceCard({ choice, assurances, hasLabel, onChange, children }: ChoiceCardProps) {
  return (
    <Card>
      <CardHead title={say('Make it yours')} />
      <div className="grid gap-[18px]">
        {children}
        <Labelled label={say('Shape')}>
          <ChoiceSegments
            label={say('Shape')}
            value={choice.shape}
            choices={[
              { value: 'box', label: say('Box##shape') },
              { value: 'bar', label: say('Bar##shape') },
            ]}
            onChoose={(shape) => onChange({ shape })}
          />
        </Labelled>
        <Labelled label={say('Look')}>
          <ChoiceSegments
            label={say('Look')}
            value={choice.look}
            choices={[
              { value: 'light', label: say('Light') },
              { value: 'dark', label: say('Dark') },
              { value: 'auto', label: say('Follow page') },
            ]}
            onChoose={(look) => onChange({ look })}
          />
        </Labelled>
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            label={say('Language')}
            value={choice.language}
            onChange={({ target }) =>
              onChange({ language: isGuestLanguage(target.value) ? target.value : 'auto' })
            }
          >
            <option value="auto">{say('Visitor’s own')}</option>
            {guestLanguageCodes.map((code) => (
              <option key={code} value={code}>
                {guestLanguages[code]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={say('First dates')}
            value={choice.dates}
            onChange={({ target }) => onChange({ dates: target.value === 'none' ? 'none' : 'weekend' })}
          >
            <option value="weekend">{say('Next weekend')}</option>
            <option value="none">{say('None##dates')}</option>
          </SelectField>
        </div>
        {hasLabel ? (
          <TextField
            label={say('Label for this place (optional)')}
            hint={say('Tells this box apart from your others in your figures')}
            maxLength={linkLimits.tag}
            value={choice.label}
            onChange={({ target }) => onChange({ label: target.value.trimStart() })}
          />
        ) : null}
        <ul className="grid gap-2 border-t border-border pt-4 text-[14px] text-muted">
          {assurances.map((text) => (
            <Assurance key={text} text={text} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <span aria-hidden="true" className="text-[14px] font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}

function Assurance({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </li>
  )
}

const kinds = [
  { value: 'script', label: say('Script') },
  { value: 'form', label: say('Without script') },
] as const

function SnippetCard({ target, choice }: { target: EmbedTarget; choice: EmbedChoice }) {
  const [kind, setKind] = useState<'script' | 'form'>('script')
  const writeSnippet = kind === 'script' ? scriptSnippet : formSnippet
  const text = writeSnippet(location.origin, target, choice)
  return (
    <Card>
      <h2 className="sr-only">{say('Snippet')}</h2>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChoiceSegments label={say('Kind of snippet')} value={kind} choices={kinds} onChoose={setKind} />
        <CopyButton text={text} label={say('Copy snippet')} />
      </div>
      <pre className="rounded-md bg-sunken p-4 font-mono text-sm leading-[22px] whitespace-pre-wrap wrap-anywhere">
        <code>{text}</code>
      </pre>
      <p className="mt-3 flex gap-2 text-[14px] text-muted">
        <Info aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
        {kind === 'script'
          ? say('Paste it where the box should appear. It adjusts to its content.')
          : say(
              'For sites that allow no scripts. It opens the hotel’s page with the dates filled in, and you can style it as you like.',
            )}
      </p>
    </Card>
  )
}
