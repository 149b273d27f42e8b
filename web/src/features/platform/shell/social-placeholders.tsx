import { say } from '@roomlark/contract/say'

const drawing = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' } as const

const networks = [
  {
    name: 'Instagram',
    mark: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.6" />
        <path d="M16.6 7.4h.01" />
      </>
    ),
  },
  { name: 'LinkedIn', mark: <path d="M6 10v8M6 6v.01M10.5 18v-8M10.5 14a3.5 3.5 0 0 1 7 0v4" /> },
  { name: 'X', mark: <path d="m5 5 14 14M19 5 5 19" /> },
]

/** spec §2: social placeholders. There is no page to go to yet, so these are no links. */
export function SocialPlaceholders() {
  return (
    <ul aria-label={say('Social media, coming soon')} className="mt-4 flex gap-2">
      {networks.map(({ name, mark }) => (
        <li
          key={name}
          title={say('{page}, coming soon', { page: name })}
          className="grid size-9 place-items-center rounded-[10px] border border-border"
        >
          <svg viewBox="0 0 24 24" className="size-[18px]" aria-hidden="true" {...drawing}>
            {mark}
          </svg>
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  )
}
