import { Editor, Runner } from '@rspress/plugin-playground/web';
import getImport from '_rspress_playground_imports';
import { useState } from 'react';

interface PlaygroundProps {
  code: string;
  language: string;
  direction: string;
  editorPosition: string;
}

export default function Playground({ code, language }: PlaygroundProps) {
  const [draft, setDraft] = useState(code);
  return (
    <section className="sand-table">
      <Runner code={draft} language={language} getImport={getImport} />
      <Editor
        height="12rem"
        language={language === 'tsx' ? 'typescript' : 'javascript'}
        value={draft}
        onChange={(text) => setDraft(text ?? '')}
      />
      <button type="button" onClick={() => setDraft(code)}>
        Start again
      </button>
    </section>
  );
}
