import { housekeeping } from '@roomlark/contract/inventory/housekeeping'
import { route } from '../../http/route.ts'
import { assignRooms, setFloor } from './assignments.service.ts'
import { changeSettings, getBoard, getRoomStates } from './board.service.ts'
import { listStateChanges, markRoom } from './marking.service.ts'
import { addNote, addNotePhoto, removeNote } from './notes.service.ts'

export const housekeepingRoutes = [
  route(housekeeping.states, (ctx, { params }) => getRoomStates(ctx, params.hotelId)),
  route(housekeeping.board, (ctx, { params }) => getBoard(ctx, params.hotelId)),
  route(housekeeping.mark, (ctx, { params, body }) => markRoom(ctx, params, body)),
  route(housekeeping.history, (ctx, { params }) => listStateChanges(ctx, params)),
  route(housekeeping.assign, (ctx, { params, body }) => assignRooms(ctx, params.hotelId, body)),
  route(housekeeping.setFloor, (ctx, { params, body }) => setFloor(ctx, params.hotelId, body)),
  route(housekeeping.changeSettings, (ctx, { params, body }) => changeSettings(ctx, params.hotelId, body)),
  route(housekeeping.addNote, (ctx, { params, body }) => addNote(ctx, params, body)),
  route(housekeeping.addPhoto, (ctx, { params, files }) => addNotePhoto(ctx, params, files)),
  route(housekeeping.removeNote, (ctx, { params }) => removeNote(ctx, params)),
]
