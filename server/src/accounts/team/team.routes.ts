import { company } from '@roomlark/contract/accounts/company'
import { hotelOffers } from '@roomlark/contract/accounts/hotel-handovers'
import { team } from '@roomlark/contract/accounts/team'
import { route } from '../../http/route.ts'
import { getCompany, saveCompany } from './company.service.ts'
import { answerOffer, getOffer, listReceivedOffers, offerHotel, withdrawOffer } from './hand-over.service.ts'
import {
  acceptTeamInvitation,
  changeInvitation,
  getTeamOffer,
  invitePerson,
  sendAgain,
  withdrawInvitation,
} from './invitations.service.ts'
import { changeRoles, getTeam, leaveTeam, removeMember } from './team.service.ts'

export const teamRoutes = [
  route(team.get, (ctx) => getTeam(ctx)),
  route(team.invite, (ctx, { body }) => invitePerson(ctx, body)),
  route(team.sendAgain, (ctx, { params }) => sendAgain(ctx, params.id)),
  route(team.changeInvitation, (ctx, { params, body }) => changeInvitation(ctx, params.id, body)),
  route(team.withdraw, (ctx, { params }) => withdrawInvitation(ctx, params.id)),
  route(team.changeMember, (ctx, { params, body }) => changeRoles(ctx, params.id, body)),
  route(team.remove, (ctx, { params }) => removeMember(ctx, params.id)),
  route(team.leave, (ctx) => leaveTeam(ctx)),
  route(team.invitation, (ctx, { body }) => getTeamOffer(ctx, body)),
  route(team.accept, (ctx, { body }) => acceptTeamInvitation(ctx, body)),
  route(company.get, (ctx) => getCompany(ctx)),
  route(company.save, (ctx, { body }) => saveCompany(ctx, body)),
  route(hotelOffers.received, (ctx) => listReceivedOffers(ctx)),
  route(hotelOffers.answer, (ctx, { params, body }) => answerOffer(ctx, params.id, body.accepts)),
  route(hotelOffers.get, (ctx, { params }) => getOffer(ctx, params.id)),
  route(hotelOffers.make, (ctx, { params, body }) => offerHotel(ctx, params.id, body)),
  route(hotelOffers.withdraw, (ctx, { params }) => withdrawOffer(ctx, params.id)),
]
