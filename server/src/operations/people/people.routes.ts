import { invitations } from '@roomlark/contract/operations/invitations'
import { people } from '@roomlark/contract/operations/people'
import { readRoute, route } from '../../http/route.ts'
import {
  listInvitations,
  repeatInvitations,
  sendInvitationList,
} from './invitations/invitation-list.service.ts'
import { inviteAgain, invitePerson } from './invitations/invitations.service.ts'
import { countWaiting, exportPeople, getPerson, listPeople } from './people.service.ts'
import {
  changePersonType,
  erasePerson,
  forcePasswordReset,
  restorePerson,
  sendVerification,
  suspendPerson,
  turnOffUserMfa,
  verifyPerson,
} from './people-changes.service.ts'

export const peopleRoutes = [
  readRoute(people.list, (ctx, { query }) => listPeople(ctx, query)),
  route(people.export, (ctx, { query }) => exportPeople(ctx, query)),
  route(people.waiting, (ctx) => countWaiting(ctx)),
  route(people.get, (ctx, { params }) => getPerson(ctx, ctx.sql, params.id)),
  route(people.invite, (ctx, { body }) => invitePerson(ctx, body)),
  route(invitations.list, (ctx, { query }) => listInvitations(ctx, query)),
  route(invitations.sendList, (ctx, { body }) => sendInvitationList(ctx, body)),
  route(invitations.repeat, (ctx) => repeatInvitations(ctx)),
  route(people.inviteAgain, (ctx, { params }) => inviteAgain(ctx, params.id)),
  route(people.verify, (ctx, { params }) => verifyPerson(ctx, params.id)),
  route(people.sendVerification, (ctx, { params }) => sendVerification(ctx, params.id)),
  route(people.suspend, (ctx, { params, body }) => suspendPerson(ctx, params.id, body)),
  route(people.restore, (ctx, { params }) => restorePerson(ctx, params.id)),
  route(people.forceReset, (ctx, { params, body }) => forcePasswordReset(ctx, params.id, body)),
  route(people.turnOffMfa, (ctx, { params, body }) => turnOffUserMfa(ctx, params.id, body)),
  route(people.changeType, (ctx, { params, body }) => changePersonType(ctx, params.id, body)),
  route(people.erase, (ctx, { params, body }) => erasePerson(ctx, params.id, body)),
]
