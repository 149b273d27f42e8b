import * as Radix from '@radix-ui/react-dialog'
import { say } from '@roomlark/contract/say'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button.tsx'
import { Search } from '../../../ui/icons/search.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { type Entry, type EntryGroup, useEntries } from './use-entries.ts'

/** Shorter than a person types the next letter, so that few words are asked for on the way. */
const pauseMs = 180
const longest = 100

/** Finds guests, bookings, papers, hotels and pages, and goes there. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isEntered, setIsEntered] = useState(false)
  const { groups, isBusy, retry } = useEntries(typed, usePaused(typed.trim()))
  const navigate = useNavigate()
  const listId = useId()
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.min(active, entries.length - 1)
  function open(entry: Entry | undefined) {
    if (!entry) return
    onClose()
    void navigate(entry.to)
  }
  // Enter waits for the answer, since what is listed until then was found for another text.
  const entered = isEntered && !isBusy ? entries[at] : undefined
  useEffect(() => {
    if (!entered) return
    onClose()
    void navigate(entered.to)
  }, [entered, onClose, navigate])
  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') setIsEntered(true)
    else if (step !== 0) setActive((at + step + entries.length) % Math.max(1, entries.length))
    else return
    event.preventDefault()
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[max(12px,12vh)] left-1/2 z-50 flex max-h-[min(560px,calc(100dvh-24px))] w-[600px] max-w-[calc(100vw-24px)] -translate-x-1/2 flex-col rounded-xl bg-raised [box-shadow:var(--shadow-lg)] max-md:top-3"
        >
          <Radix.Title className="sr-only">{say('Search everything')}</Radix.Title>
          <div className="relative border-b border-border">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-5 my-auto size-5 text-muted"
            />
            <input
              role="combobox"
              aria-label={say('Search everything')}
              aria-expanded={entries.length > 0}
              aria-controls={listId}
              aria-activedescendant={entries[at] && `${listId}-${at}`}
              autoComplete="off"
              spellCheck={false}
              maxLength={longest}
              placeholder={say('Guest, reference, telephone, room, invoice or page')}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setActive(0)
                setIsEntered(false)
              }}
              onKeyDown={press}
              className="h-14 w-full rounded-t-xl bg-transparent pr-12 pl-13 text-[16px] outline-none placeholder:text-muted"
            />
            {isBusy ? <Spinner className="absolute inset-y-0 right-5 my-auto text-muted" /> : null}
          </div>
          <Results listId={listId} groups={groups} at={at} onOpen={open} />
          {retry ? (
            <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-4">
              {say('The server did not answer. Please try again.')}
              <Button variant="secondary" size="sm" onClick={retry}>
                {say('Try again')}
              </Button>
            </div>
          ) : null}
          <p className="border-t border-border px-5 py-2.5 text-sm text-muted max-md:hidden">
            {say('{arrows} to choose, Enter to open, ? for all shortcuts', { arrows: '↑ ↓' })}
          </p>
          <p role="status" className="sr-only">
            {isBusy
              ? ''
              : say('{count, plural, one {# result} other {# results}}', { count: entries.length })}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ResultsProps = { listId: string; groups: EntryGroup[]; at: number; onOpen: (entry: Entry) => void }

function Results({ listId, groups, at, onOpen }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen scrolls into view as it changes
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at, groups])
  let before = 0
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={say('Results')}
      className="overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {groups.map(({ title, entries }) => {
        const first = before
        before += entries.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
          <div key={title} role="group" aria-labelledby={`${listId}-${title}`}>
            <p id={`${listId}-${title}`} className="px-3 pt-2.5 pb-1 text-sm font-[560] text-muted">
              {title}
            </p>
            {entries.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
              <div
                key={entry.to}
                id={`${listId}-${first + index}`}
                role="option"
                tabIndex={-1}
                aria-selected={first + index === at}
                onClick={() => onOpen(entry)}
                className={cx(
                  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-[9px] px-3 py-1.5 hover:bg-sunken',
                  first + index === at && 'bg-sunken [box-shadow:inset_0_0_0_2px_var(--color-ring)]',
                )}
              >
                <b className="max-w-full truncate font-medium">
                  <UserText>{entry.title}</UserText>
                </b>
                <span className="max-w-full min-w-0 truncate text-sm text-muted">{entry.text}</span>
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** The text once nobody has typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
