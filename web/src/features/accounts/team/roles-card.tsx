import { permissionTexts, roleNames } from '@roomlark/contract/accounts/role-words'
import { say } from '@roomlark/contract/say'
import { roleMay, teamRoles } from '@roomlark/contract/team-roles'
import { Card } from '../../../ui/card.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { Minus } from '../../../ui/icons/minus.ts'

const roles = ['owner', ...teamRoles] as const

/** Made from the table by which the server decides. */
export function RolesCard() {
  return (
    <Card className="overflow-hidden p-0!">
      <div className="px-[18px] pt-[18px] pb-4 md:px-6 md:pt-6">
        <h2>{say('What a role may do')}</h2>
        <p className="mt-0.5 text-[14px] leading-5 text-muted">
          {say('In the hotels where it is given, and nowhere else')}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is wider than the screen */}
      <section aria-label={say('Roles and what they may do')} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[680px] border-collapse text-[14.5px]">
          <thead className="text-sm text-muted [&_th]:px-2 [&_th]:pb-3 [&_th]:font-[560] [&_th]:whitespace-nowrap">
            <tr>
              <th scope="col" className="sticky left-0 bg-surface pl-[18px]! text-left md:pl-6!">
                {say('They may')}
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="text-center">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionTexts.map(([permission, text]) => (
              <tr key={permission} className="border-t border-border">
                <th
                  scope="row"
                  className="sticky left-0 bg-surface py-3 pr-3 pl-[18px] text-left font-normal md:pl-6"
                >
                  {text}
                </th>
                {roles.map((role) => (
                  <td key={role} className="px-2 text-center">
                    {roleMay(role, permission) ? (
                      <Check aria-label={say('Yes')} className="mx-auto size-[18px] text-success-text" />
                    ) : (
                      <Minus aria-label={say('No')} className="mx-auto size-4 text-muted opacity-60" />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
