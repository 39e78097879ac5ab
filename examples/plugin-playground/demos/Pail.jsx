export default () => <p className="pail">A pail.</p>;
