import { useState } from 'react';
import 'tsoro/react'; // defines <tsoro-board>, and types it

const FIRST = '[Rules "tsoro width=8"]\n\n*\n';
const ANOTHER = '[Rules "tsoro width=8"]\n\n1. b1+ c4+ 2. a1 *\n';

export function App() {
  const [record, setRecord] = useState(FIRST);
  const [theme, setTheme] = useState<string>();
  const [turns, setTurns] = useState<string[]>([]);
  return (
    <main>
      <button type="button" onClick={() => setRecord(ANOTHER)}>
        Another game
      </button>
      <button type="button" onClick={() => setTheme('night')}>
        Night
      </button>
      <button type="button" onClick={() => setTheme(undefined)}>
        Day or night
      </button>
      <tsoro-board
        record={record}
        theme={theme}
        south-name="Rudo"
        controls="full"
        coordinates={true}
        kiosk={false}
        speed="instant"
        ontsoro-turn={({ detail }) => setTurns((turns) => [...turns, detail.turn])}
      />
      <output>{turns.join(' ')}</output>
    </main>
  );
}
