import { say } from '@roomlark/contract/say'
import type { Group } from './search.ts'

/** A list of all calls beside the page if there is room for it. */
export function OperationIndex({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label={say('Calls')} className="hidden min-h-0 overflow-y-auto desk:block">
      {groups.map((group) => (
        <div key={group.tag} className="mb-4">
          <p className="mb-1 text-[14px] font-strong">{tagTitle(group.tag)}</p>
          <ul className="border-l border-border">
            {group.operations.map((operation) => (
              <li key={operation.id}>
                <a
                  href={`#${operation.id}`}
                  className="block rounded-sm py-1 pl-3.5 text-[14px] leading-5 text-muted hover:text-text hover:underline"
                >
                  {operation.summary || operation.id}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const short = new Map([
  ['auth', 'Sign-in'],
  ['mfa', 'Two-step sign-in'],
])

export function tagTitle(tag: string): string {
  return short.get(tag) ?? tag.charAt(0).toUpperCase() + tag.slice(1)
}
