-- contract of 0230_outbox.sql
-- Services tell search, channels and open pages themselves, in the outbox (decision 0230).
DROP TRIGGER IF EXISTS booking_events_note_channel ON booking_events;
DROP TRIGGER IF EXISTS booking_events_tell_hold ON booking_events;
DROP TRIGGER IF EXISTS exchange_rates_mark_first ON exchange_rates;
DROP TRIGGER IF EXISTS groups_tell_changed ON groups;
DROP TRIGGER IF EXISTS hotel_housekeeping_tell_changed ON hotel_housekeeping;
DROP TRIGGER IF EXISTS hotel_taxes_mark_deleted ON hotel_taxes;
DROP TRIGGER IF EXISTS hotel_taxes_mark_inserted ON hotel_taxes;
DROP TRIGGER IF EXISTS hotel_taxes_mark_updated ON hotel_taxes;
DROP TRIGGER IF EXISTS hotel_taxes_tell_changed ON hotel_taxes;
DROP TRIGGER IF EXISTS hotels_mark_deleted ON hotels;
DROP TRIGGER IF EXISTS hotels_mark_updated ON hotels;
DROP TRIGGER IF EXISTS nights_mark_deleted ON nights;
DROP TRIGGER IF EXISTS nights_mark_inserted ON nights;
DROP TRIGGER IF EXISTS nights_mark_updated ON nights;
DROP TRIGGER IF EXISTS nights_tell_changed ON nights;
DROP TRIGGER IF EXISTS price_rules_mark_deleted ON price_rules;
DROP TRIGGER IF EXISTS price_rules_mark_inserted ON price_rules;
DROP TRIGGER IF EXISTS price_rules_mark_updated ON price_rules;
DROP TRIGGER IF EXISTS price_rules_tell_changed ON price_rules;
DROP TRIGGER IF EXISTS rate_plans_mark_deleted ON rate_plans;
DROP TRIGGER IF EXISTS rate_plans_mark_inserted ON rate_plans;
DROP TRIGGER IF EXISTS rate_plans_mark_updated ON rate_plans;
DROP TRIGGER IF EXISTS rate_plans_tell_changed ON rate_plans;
DROP TRIGGER IF EXISTS room_assignments_tell_changed ON room_assignments;
DROP TRIGGER IF EXISTS room_blocks_tell_changed ON room_blocks;
DROP TRIGGER IF EXISTS room_notes_tell_changed ON room_notes;
DROP TRIGGER IF EXISTS room_states_tell_changed ON room_states;
DROP TRIGGER IF EXISTS room_types_mark_deleted ON room_types;
DROP TRIGGER IF EXISTS room_types_mark_inserted ON room_types;
DROP TRIGGER IF EXISTS room_types_mark_updated ON room_types;
DROP TRIGGER IF EXISTS room_types_tell_changed ON room_types;
DROP TRIGGER IF EXISTS rooms_tell_changed ON rooms;
DROP TRIGGER IF EXISTS search_stale_note_channel ON search_stale;
DROP TRIGGER IF EXISTS settings_tell_changed ON settings;
DROP TRIGGER IF EXISTS team_members_tell ON team_members;
DROP TRIGGER IF EXISTS team_places_tell ON team_places;
DROP TRIGGER IF EXISTS users_mark_standing ON users;
-- The sessions of a team end with those of its owner, told by the trigger that remains.
DROP TRIGGER IF EXISTS users_tell_team ON users;
DROP FUNCTION IF EXISTS mark_currency_stale, mark_hotel_stale, mark_nights_stale, mark_own_hotel_stale,
  mark_owner_stale, note_channel_change, note_channel_message, tell_housekeeping_changed, tell_inventory_changed,
  tell_membership_changed, tell_settings_changed, tell_team_of_suspension;
