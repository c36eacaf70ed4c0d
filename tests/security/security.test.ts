// All attacks run in one file, so that the actors and data are created once.
import './database.ts';
import './storage.ts';
import './callables.ts';
import './callables-pictures.ts';
import './tokens.ts';
import './accounts.ts';
import './members.ts';
import './enrolment.ts';
import './decisions.ts';
import './api.ts';
import './api-calls.ts';
import './api-bodies.ts';
import './api-forms.ts';
import './pages.ts';
