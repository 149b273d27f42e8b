-- outside a transaction
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_params_fit;
